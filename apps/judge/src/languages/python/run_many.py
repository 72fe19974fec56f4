"""Runs a program on every file of a folder, each in a fork of this process, because starting Python takes longer than most runs.

Prints after each output the marker and the exit code.
"""
import bisect, collections, functools, heapq, itertools, math  # Loaded once for all runs.
import os
import resource
import sys
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
    exec(code, module.__dict__)


def main():
    program, marker, folder = sys.argv[1:]
    with open(program, "rb") as source:
        code = compile(source.read(), program, "exec", dont_inherit=True)
    for name in sorted(os.listdir(folder)):
        child = os.fork()
        if child == 0:
            # The child leaves this function and ends as any program does.
            return run_on(os.path.join(folder, name), program, code)
        _, status = os.waitpid(child, 0)
        os.write(1, f"\n{marker} {os.waitstatus_to_exitcode(status)}\n".encode())


main()
