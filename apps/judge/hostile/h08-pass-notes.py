# H08: stores its input where the next case may find it, and prints what an earlier case stored.
# expect: Wrong Answer
import glob
import os

line = input()
folders = ['/tmp', '/dev/shm', '/box', '/box/__pycache__', os.path.expanduser('~'), '/usr/lib/python3', '/var/tmp']
for folder in folders:
    for path in glob.glob(f'{folder}/note*'):
        print('found', open(path).read())
    try:
        os.makedirs(folder, exist_ok=True)
        with open(f'{folder}/note', 'w') as note:
            note.write(line)
    except OSError:
        pass
