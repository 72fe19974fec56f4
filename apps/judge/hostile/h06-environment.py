# H06: prints its environment variables.
# expect: Wrong Answer
# hides: ^(?!(PATH|HOME|LANG|TMPDIR|OPENBLAS_NUM_THREADS|PWD)=)[A-Za-z_]\w*=
import os

for name, value in os.environ.items():
    print(f'{name}={value}')
for process in ('self', '1', '2'):
    try:
        print(open(f'/proc/{process}/environ').read().replace('\0', '\n'))
    except OSError:
        pass
