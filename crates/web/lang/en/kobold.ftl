# Kobold
