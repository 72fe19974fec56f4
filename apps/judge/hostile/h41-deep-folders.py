# H41: creates nested folders, four thousand levels deep, and removes their permissions.
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
