import { callFunction } from './function/call-function.ts'
import { pythonHarness } from './function/python-harness.ts'
import { type LanguageTool, layOutAs } from './language-tool.ts'

export interface PythonParts {
  /** Real path of the interpreter. */
  readonly interpreter: string
  readonly version: string
}

/** A script that runs a program on many inputs. */
export const runManyPath = '/toolchain/python/run_many.py'

/** Compiles each file named in its arguments without running it. */
const syntaxCheck =
  'import sys;[compile(open(name,"rb").read(),name,"exec",dont_inherit=True) for name in sys.argv[1:]]'

/** `-I` is not used, because it would forbid imports between the files of one program. */
const aloneFlags = ['-IB']
const folderFlags = ['-sEB']
/** Lifts the limit on converting long integers, which protects servers but not exercises. */
const bigNumbers = ['-X', 'int_max_str_digits=0']

const isModule = (name: string) => /\.(py|py3)$/.test(name)

export function pythonTool({ interpreter, version }: PythonParts): LanguageTool {
  const tool: LanguageTool = {
    language: 'python',
    version: `Python ${version}`,
    fingerprint: `${interpreter} ${version}`,
    layOut: layOutAs('main.py'),
    compile: (names) => ({
      argv: [interpreter, '-ISEB', '-c', syntaxCheck, ...names.filter(isModule)],
      mounts: [],
    }),
    artefact: null,
    run: (names) => ({
      argv: [
        interpreter,
        ...(names.length === 1 ? aloneFlags : folderFlags),
        ...bigNumbers,
        mainModule(names),
      ],
      mounts: [],
    }),
    runMany: (names) =>
      names.length === 1
        ? { argv: [interpreter, ...aloneFlags, ...bigNumbers, runManyPath, mainModule(names)], mounts: [] }
        : null,
    lateCheck: null,
    memoryShortage: ({ stderr }) => (/^MemoryError\b/m.test(stderr) ? 'refused' : null),
    plainReason: () => null,
    readableMessage: withoutOurFrames,
    inFunctionMode: (signature) =>
      callFunction(tool, signature, {
        main: 'main.py',
        harness: 'harness.py',
        harnessOf: pythonHarness,
        run: (names) => {
          // Only a problem that includes files has more than the function and the harness; they can be imported then.
          const flags = names.length === 2 ? aloneFlags : folderFlags
          return { argv: [interpreter, ...flags, ...bigNumbers, 'harness.py'], mounts: [] }
        },
      }),
  }
  return tool
}

function mainModule(names: readonly string[]): string {
  const modules = names.filter(isModule)
  return ['main.py', '__main__.py'].find((name) => modules.includes(name)) ?? modules[0] ?? 'main.py'
}

/** Removes the frames of the syntax check itself, which mean nothing to the author. */
function withoutOurFrames(message: string): string {
  return message.replace(
    /^Traceback \(most recent call last\):\n(?: {2}File "<string>".*\n(?: {4}.*\n)*)+/m,
    '',
  )
}
