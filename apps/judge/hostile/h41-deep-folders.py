# H41: makes folders within folders, four thousand deep, and closes them.
# expect: Wrong Answer, Runtime Error
# shows: ^depth 4000$
import os

os.chdir('/tmp')
depth = 0
while depth < 4000:
    os.mkdir('d' * 200)
    os.chdir('d' * 200)
    depth += 1
    if depth % 100 == 0:
        os.mkdir('closed', 0o000)
        os.symlink('/', 'root')
os.chmod('.', 0o000)
print('depth', depth)
