# H62: looks for leaked file descriptors.
# expect: Wrong Answer
# shows: ^open \['0', '1', '2'\]$
import os

listed = os.listdir('/proc/self/fd')
print('open', sorted(name for name in listed if os.path.lexists(f'/proc/self/fd/{name}')))
