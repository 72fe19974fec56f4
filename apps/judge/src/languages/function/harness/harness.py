"""Calls the learner's function in main.py.

Reads the arguments from standard input before the learner's code is loaded, and writes what the function returns to a pipe of its own.
What the learner prints goes to standard output and counts for nothing.
"""
import os
import sys
import types
from itertools import islice

RESULT = 5
LEARNERS_FILE = "/box/main.py"
# Classes of trees and linked lists, by name.
NODE_CLASSES = {}
# A tree or a list may be a chain of 100,000 nodes, and a function that calls itself is the natural one for it.
MAX_CALLS = 200_000


def read_all():
    chunks = []
    while chunk := os.read(0, 1 << 20):
        chunks.append(chunk)
    return b"".join(chunks)


class Tokens:
    """Words and numbers of an input, wherever its lines end."""

    def __init__(self, text):
        self.tokens = iter(text.split())

    def word(self):
        return next(self.tokens).decode()

    def words(self, count):
        return [token.decode() for token in islice(self.tokens, count)]

    def integer(self):
        return int(next(self.tokens))

    def integers(self, count):
        return list(map(int, islice(self.tokens, count)))

    def real(self):
        return float(next(self.tokens))

    def reals(self, count):
        return list(map(float, islice(self.tokens, count)))

    def flag(self):
        return next(self.tokens) in (b"1", b"true", b"yes")

    def flags(self, count):
        return [self.flag() for _ in range(count)]


class Lines(Tokens):
    """The same where a string is a whole line."""

    def __init__(self, text):
        self.text = text
        self.at = 0
        self.tokens = self.tokens_from_here()

    def tokens_from_here(self):
        import re  # Most inputs have no whole lines, and loading it takes 8 ms.

        token = re.compile(rb"\S+")
        while found := token.search(self.text, self.at):
            self.at = found.end()
            yield found.group()

    def line(self):
        if self.at > 0 and self.text[self.at - 1] != 10:
            self.at = min(self.end_of_line() + 1, len(self.text))
        end = self.end_of_line()
        line = self.text[self.at : end]
        self.at = min(end + 1, len(self.text))
        return line.removesuffix(b"\r").decode()

    def end_of_line(self):
        end = self.text.find(b"\n", self.at)
        return len(self.text) if end < 0 else end

    def lines(self, count):
        return [self.line() for _ in range(count)]


def make_deliver(token):
    """The token is known to nobody else, and the pipe closes after the first delivery."""
    write, close = os.write, os.close

    def deliver(kind, text=""):
        payload = text.encode(errors="replace")
        rest = memoryview(b"%s %s %d\n%s" % (token, kind, len(payload), payload))
        while rest:
            rest = rest[write(RESULT, rest) :]
        close(RESULT)

    return deliver


class WrongResult(Exception):
    """Why a returned value is no result."""

    def __init__(self, kind, text=""):
        self.kind = kind
        self.text = text

    def within(self, at):
        """The same of a part that stands at a position of a list."""
        place, _, words = self.text.partition(" ")
        inner = "" if place == "-" else "." + place
        return WrongResult(self.kind, f"{at}{inner} {words}" if self.text else "")


def is_right(value, scalar):
    """Whether a value has the type; True is no int, an int is a float, and a place in a tree may have no value."""
    if scalar == "float":
        return type(value) in (int, float)
    if scalar == "place" and value is None:
        return True
    return type(value) is {"int": int, "place": int, "bool": bool, "string": str}[scalar]


def require_right(value, scalar, depth, place=()):
    if depth == 0:
        if not is_right(value, scalar):
            raise wrong_type(value, place)
        return
    if not isinstance(value, (list, tuple)):
        raise wrong_type(value, place)
    if depth == 1 and scalar == "int" and all(type(one) is int for one in value):
        return
    for at, one in enumerate(value):
        require_right(one, scalar, depth - 1, (*place, at))


def wrong_type(value, place):
    if value is None and not place:
        return WrongResult(b"nothing")
    return WrongResult(b"type", ".".join(map(str, place)) + ("" if place else "-") + " " + described(value))


def described(value):
    """A value in words. What is no plain value is told by its type alone, because nothing of the learner's may run here."""
    if value is None:
        return "None"
    if type(value) is str:
        return 'the text "' + value[:40] + ('…' if len(value) > 40 else "") + '"'
    if type(value) is bool:
        return repr(value)
    if type(value) is float:
        return f"the number {value!r}"
    if type(value) is int:
        return f"the number {value}" if abs(value) < 10**30 else "a large number"
    return "a value of the type " + type.__dict__["__name__"].__get__(type(value))


PLAIN = {int, float, bool, str, type(None)}


def without_numpy(value, depth):
    """Numbers and arrays of numpy as what they are in Python, no deeper than the type has lists: the learner's may contain themselves."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if isinstance(value, (list, tuple)):
        if depth == 0 or all(type(one) in PLAIN for one in value):
            return value
        return [without_numpy(one, depth - 1) for one in value]
    return value.tolist() if kind.__module__ == "numpy" and hasattr(value, "tolist") else value


def print_value(value, separators, print_scalar):
    if not separators:
        return print_scalar(value)
    first, *inner = separators
    shown = [print_value(one, inner, print_scalar) for one in value] if inner else map(print_scalar, value)
    return first.join(shown)


def find_function(module, name):
    function = getattr(module, name, None)
    solution = getattr(module, "Solution", None)
    if function is None and isinstance(solution, type):
        function = getattr(solution(), name, None)
    return function if callable(function) else None


def takes(function, count):
    """Whether a function takes so many arguments; what is no plain function is tried."""
    code = getattr(function, "__code__", None)
    if code is None or code.co_flags & 4:
        return True
    bound = 1 if isinstance(function, types.MethodType) else 0
    most = code.co_argcount - bound
    return most - len(function.__defaults__ or ()) <= count <= most


def load():
    module = types.ModuleType("main")
    module.__file__ = LEARNERS_FILE
    module.__dict__.update(NODE_CLASSES)
    sys.modules["main"] = module
    with open(LEARNERS_FILE, "rb") as source:
        code = compile(source.read(), LEARNERS_FILE, "exec", dont_inherit=True)
    exec(code, module.__dict__)
    return module


def without_own_frames(error):
    frames = error.__traceback__
    while frames and frames.tb_frame.f_code.co_filename != LEARNERS_FILE:
        frames = frames.tb_next
    return error.with_traceback(frames) if frames else error


def as_it_is(result):
    return result


def each_of(result, lists_of_one):
    """The lists of trees or linked lists that stand in a list and share no node."""
    if not isinstance(result, (list, tuple)):
        raise wrong_type(result, ())
    seen = {}
    lists = []
    for at, one in enumerate(result):
        try:
            lists.append(lists_of_one(one, seen))
        except WrongResult as wrong:
            raise wrong.within(at)
    return lists


def call(name, arguments, deliver, print_result, type_of_result, lists_of=as_it_is):
    """`lists_of` gives the lists that stand for a result."""
    report = sys.excepthook
    if NODE_CLASSES:
        sys.setrecursionlimit(MAX_CALLS)
    try:
        function = find_function(load(), name)
        if function is None:
            return deliver(b"missing")
        if not takes(function, len(arguments)):
            return deliver(b"parameters")
        result = function(*arguments)
    except Exception as error:
        shown = without_own_frames(error)
        report(type(shown), shown, shown.__traceback__)
        sys.exit(1)
    try:
        lists = lists_of(result)
        # Going through a long list takes time that is the learner's.
        if "numpy" in sys.modules:
            lists = without_numpy(lists, type_of_result[1])
        require_right(lists, *type_of_result)
    except WrongResult as wrong:
        return deliver(wrong.kind, wrong.text)
    deliver(b"value", print_result(lists))
