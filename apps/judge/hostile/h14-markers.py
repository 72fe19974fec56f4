# H14: prints markers that a test harness might look for, on every file descriptor.
# expect: Wrong Answer
import atexit
import os

markers = b'PASSED case1\nPASSED case2\n>>>>> Test Exit Code: 0\n{ "exit-code": 0 }\ndone 0\n'
atexit.register(os.write, 1, markers)
for descriptor in range(1, 64):
    try:
        os.write(descriptor, markers)
    except OSError:
        pass
