import { dirname, relative } from 'node:path'
import { ESLint } from 'eslint'
import ts from 'typescript'
import { listWorkspaceGroups, type WorkspaceGroup } from './workspace-groups.ts'

// Type-checks all workspaces that share settings with the given one and runs the type-aware ESLint rules, in one program, so that
// type information is computed only once.
const root = dirname(dirname(import.meta.dirname))
const world = (await listWorkspaceGroups(root)).find(({ workspaces }) =>
  workspaces.includes(process.argv[2] ?? ''),
)
if (!world) throw new Error(`There is no workspace "${process.argv[2]}".`)

const faults = await faultsIn(world)
for (const fault of faults) console.log(fault)
if (faults.length > 0) process.exitCode = 1

async function faultsIn({ files, options }: WorkspaceGroup): Promise<string[]> {
  const program = ts.createProgram(files, options)
  const wrongTypes = ts.getPreEmitDiagnostics(program).map((diagnostic) =>
    ts
      .formatDiagnostic(diagnostic, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      })
      .trimEnd(),
  )
  return [...wrongTypes, ...(await forgotten(program, files))]
}

/** Findings of the rules of eslint.config.mjs in the files they apply to. Throws if they apply to none. */
async function forgotten(program: ts.Program, files: readonly string[]): Promise<string[]> {
  const parserOptions = { projectService: false, programs: [program] }
  const plain = new ESLint({ cwd: root })
  const areLinted = await Promise.all(
    files.map(async (file) => (await plain.calculateConfigForFile(file)) !== undefined),
  )
  const linted = files.filter((_, at) => areLinted[at])
  if (linted.length === 0) throw new Error('The rules are for no file.')
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions } }],
  })
  const results = await eslint.lintFiles(linted)
  return results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ line, column, message, ruleId }) =>
        `${relative(root, filePath)}(${line},${column}): ${message} (${ruleId})`,
    ),
  )
}
