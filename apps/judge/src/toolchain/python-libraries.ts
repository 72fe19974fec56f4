import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { FoundPython } from './find-compilers.ts'
import type { SystemPath } from './system-copy.ts'

const run = promisify(execFile)

/** Libraries beside the standard one that an operator may offer. */
export const pythonLibraries = ['numpy', 'sortedcontainers'] as const
export type PythonLibrary = (typeof pythonLibraries)[number]

/** The packages of Debian that bring them. */
const packages = {
  numpy: 'python3-numpy',
  sortedcontainers: 'python3-sortedcontainers',
} as const satisfies Record<PythonLibrary, string>

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
  const files: SystemPath[] = []
  const versions: string[] = []
  const faults: string[] = []
  for (const [at, name] of names.entries()) {
    const answer = found[at]
    if (answer === undefined || 'fault' in answer) {
      faults.push(
        `${name} cannot be imported (${answer?.fault ?? 'no answer'}): apt-get install ${packages[name]}`,
      )
      continue
    }
    files.push(...answer.folders.map((folder) => ({ folder, without: ['tests'] })))
    versions.push(`${name} ${answer.version}`)
  }
  if (faults.length > 0) throw new Error(faults.join('; '))
  return { files, versions }
}
