# H42: opens files until it has no file descriptors left.
# expect: Runtime Error
import os

kept = []
while True:
    kept.append(os.open('/dev/null', os.O_RDONLY))
