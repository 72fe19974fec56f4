# H21: replaces functions that a harness in the same interpreter would use.
# expect: Wrong Answer
import builtins
import io
import sys


class Liar(str):
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    __hash__ = str.__hash__


builtins.str = Liar
builtins.print = lambda *words, **options: sys.__stdout__.write(Liar('Accepted\n'))
builtins.open = lambda *words, **options: io.StringIO('Accepted')
sys.stdout = sys.stderr = io.StringIO()
sys.exit = lambda code=0: None
print('wrong')
sys.__stdout__.flush()
