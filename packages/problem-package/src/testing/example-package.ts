import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface ExampleFolder extends AsyncDisposable {
  readonly folder: string
}

/** Creates a temporary folder with the given files; disposing removes it. */
export async function exampleFolder(files: Readonly<Record<string, string>>): Promise<ExampleFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-package-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

/** A minimal legacy package. */
export const legacyFiles = {
  'problem.yaml': 'name: Echo\n',
  'problem_statement/problem.en.tex': '\\problemname{Echo}\nPrint the number.\n',
  'data/sample/1.in': '1\n',
  'data/sample/1.ans': '1\n',
  'data/secret/b/2.in': '20\n',
  'data/secret/b/2.ans': '20\n',
  'data/secret/a.in': '3\n',
  'data/secret/a.ans': '3\n',
  'submissions/accepted/echo.py': 'print(input())\n',
} as const

/** A minimal package of the format 2025-09 with the additional files of CodeDojo. */
export const ownFiles = {
  'problem.yaml':
    'problem_format_version: "2025-09"\nname: {en: Echo, de: Echo}\nlicense: cc by-sa\ncredits: CodeDojo\nlimits: {time_limit: 1.5, memory: 256}\n',
  'codedojo.yaml':
    'number: 1\ndifficulty: easy\ntags: [Math]\nhints: [Look at it.]\nexplanations: {"1": "It is one."}\n',
  'statement/problem.en.md': 'Print the number. ![a bell](bell.svg)\n',
  'statement/bell.svg': '<svg/>',
  'data/test_group.yaml': 'output_validator_args: [case_sensitive]\n',
  'data/sample/1.in': '1\n',
  'data/sample/1.ans': '1\n',
  'submissions/accepted/main.py': 'print(input())\n',
  'submissions/accepted/main.cpp': 'int main() {}\n',
  'submissions/accepted/other.py': 'print(1)\n',
  'starter/main.py': 'print(0)\n',
  'solution/editorial.md': '## Idea\n',
} as const
