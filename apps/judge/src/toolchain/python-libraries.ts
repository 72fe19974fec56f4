import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { FoundPython } from './find-compilers.ts'
import type { SystemPath } from './system-copy.ts'

const run = promisify(execFile)

/** Libraries beside the standard one that an operator may offer, with the package of Debian that brings each. */
export const pythonLibraryPackages = {
  numpy: 'python3-numpy',
  sortedcontainers: 'python3-sortedcontainers',
} as const
export type PythonLibrary = keyof typeof pythonLibraryPackages
export const pythonLibraries = ['numpy', 'sortedcontainers'] as const satisfies readonly PythonLibrary[]

/**
 * Prints a line of JSON for each library in the arguments: its version, its folder, and the folder beside it in which an installer
 * puts the shared libraries of a package.
 */
const askLibraries = `import importlib, json, os, sys
for name in sys.argv[1:]:
    try:
        module = importlib.import_module(name)
        folder = os.path.dirname(module.__file__)
        print(json.dumps({"version": module.__version__, "folders": [folder, folder + ".libs"]}))
    except Exception as error:
        print(json.dumps({"fault": type(error).__name__}))`

const answers = z.array(
  z.union([z.object({ version: z.string(), folders: z.array(z.string()) }), z.object({ fault: z.string() })]),
)

export interface FoundLibraries {
  /** Their files, without tests. */
  readonly files: readonly SystemPath[]
  /** Such as "numpy 1.24.2", in the order in which they were asked for. */
  readonly versions: readonly string[]
}

/**
 * Finds libraries of the interpreter. Throws with the remedy if one cannot be imported: programs that use it would fail here and be
 * Accepted by another judge.
 */
export async function findPythonLibraries(
  { interpreter }: Pick<FoundPython, 'interpreter'>,
  names: readonly PythonLibrary[],
): Promise<FoundLibraries> {
  if (names.length === 0) return { files: [], versions: [] }
  const { stdout } = await run(interpreter, ['-IB', '-c', askLibraries, ...names], {
    env: { LANG: 'C', PATH: '/usr/bin:/bin' },
  })
  const lines = stdout.trim().split('\n')
  const found = answers.parse(lines.map((line): unknown => JSON.parse(line)))
  const faults = names.flatMap((name, at) => {
    const answer = found[at]
    return answer && 'fault' in answer
      ? [`${name} cannot be imported (${answer.fault}): apt-get install ${pythonLibraryPackages[name]}`]
      : []
  })
  if (faults.length > 0) throw new Error(faults.join('; '))
  const known = found.flatMap((answer) => ('fault' in answer ? [] : [answer]))
  return {
    files: known.flatMap(({ folders }) => folders.map((folder) => ({ folder, without: ['tests'] }))),
    versions: known.map(({ version }, at) => `${names[at]} ${version}`),
  }
}
