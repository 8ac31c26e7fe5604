# Gobblestones
