# H42: opens files until there is no number left.
# expect: Runtime Error
import os

kept = []
while True:
    kept.append(os.open('/dev/null', os.O_RDONLY))
