"""Runs a program on every file of a folder, each in a fork of this process, because starting Python takes longer than most runs.

Prints after each output the marker and the exit code.
"""
import atexit
import bisect, collections, functools, heapq, itertools, math, re  # Loaded once for all runs.
import gc
import os
import resource
import sys
import traceback
import types

LONGEST_RUN_SECONDS = 1


def run_on(path, program, code):
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST_RUN_SECONDS, LONGEST_RUN_SECONDS))
    os.dup2(os.open(path, os.O_RDONLY), 0)
    sys.stdin = sys.__stdin__ = open(0, encoding=sys.stdin.encoding, errors=sys.stdin.errors)
    sys.argv = [program]
    module = types.ModuleType("__main__")
    module.__file__ = program
    sys.modules["__main__"] = module
    try:
        exec(code, module.__dict__)
        return 0
    except SystemExit as leaving:
        if leaving.code is None or isinstance(leaving.code, int):
            return leaving.code or 0
        return 1
    except BaseException:
        traceback.print_exc()
        return 1


def leave(code):
    """Ends this process as the interpreter would, without taking it apart, which takes longer than most runs."""
    if "threading" in sys.modules:
        sys.modules["threading"]._shutdown()
    atexit._run_exitfuncs()
    try:
        sys.stdout.flush()
    finally:
        os._exit(code & 255)


def main():
    program, marker, folder = sys.argv[1:]
    with open(program, "rb") as source:
        code = compile(source.read(), program, "exec", dont_inherit=True)
    gc.freeze()
    for name in sorted(os.listdir(folder)):
        child = os.fork()
        if child == 0:
            leave(run_on(os.path.join(folder, name), program, code))
        _, status = os.waitpid(child, 0)
        os.write(1, f"\n{marker} {os.waitstatus_to_exitcode(status)}\n".encode())


main()
