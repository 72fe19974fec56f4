# H40: prints endlessly and ignores write errors.
# limit: 300 ms
# expect: Output Limit Exceeded, Time Limit Exceeded
import os

while True:
    try:
        os.write(1, b'more ' * 10000)
    except OSError:
        pass
