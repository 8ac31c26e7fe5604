# Clonk
