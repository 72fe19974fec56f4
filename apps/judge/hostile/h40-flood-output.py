# H40: prints without end, whatever happens to its output.
# limit: 300 ms
# expect: Output Limit Exceeded, Time Limit Exceeded
import os

while True:
    try:
        os.write(1, b'more ' * 10000)
    except OSError:
        pass
