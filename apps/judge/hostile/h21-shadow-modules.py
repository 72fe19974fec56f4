# H21: shadows standard modules, and starts another interpreter.
# expect: Wrong Answer
import os
import subprocess
import sys

folders = ['/tmp', '/box', '.', '/tmp/.local/lib/python3.%d/site-packages' % sys.version_info.minor, sys.prefix]
for folder in folders:
    for name in ('json.py', 'sitecustomize.py', 'usercustomize.py', 'encodings.py', 'main.py', 'evil.pth'):
        try:
            os.makedirs(folder, exist_ok=True)
            with open(os.path.join(folder, name), 'w') as file:
                file.write('import os; os.write(1, b"Accepted\\n"); os._exit(0)\n')
        except OSError:
            pass
subprocess.run([sys.executable, '-c', 'import json; print("wrong")'], cwd='/tmp')
