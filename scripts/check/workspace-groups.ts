import { glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** Workspaces with the same compiler settings, which one program can check together. */
export interface WorkspaceGroup {
  readonly workspaces: readonly string[]
  readonly files: readonly string[]
  readonly options: ts.CompilerOptions
}

/**
 * Groups the workspaces below `root` by settings, so that shared files are parsed and checked once. The largest group comes
 * first. Throws if a tsconfig cannot be read.
 */
export async function listWorkspaceGroups(root: string): Promise<WorkspaceGroup[]> {
  const configs = await Array.fromAsync(
    glob('{apps/*,packages/*,scripts,e2e,bench}/tsconfig.json', { cwd: root }),
  )
  const read = configs.toSorted().map((config) => readWorkspace(root, config))
  const alike = Object.values(Object.groupBy(read, ({ key }) => key)).filter((each) => each !== undefined)
  return alike.map(joined).toSorted((a, b) => b.files.length - a.files.length)
}

interface Workspace {
  readonly name: string
  /** Equal for workspaces that can be grouped. */
  readonly key: string
  readonly files: readonly string[]
  readonly options: ts.CompilerOptions
}

function readWorkspace(root: string, config: string): Workspace {
  const path = join(root, config)
  const { config: settings, error } = ts.readConfigFile(path, ts.sys.readFile)
  const { fileNames, options, errors } = ts.parseJsonConfigFileContent(settings, ts.sys, dirname(path))
  const faults = error ? [error] : errors
  if (faults.length > 0)
    throw new Error(
      faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')).join('\n'),
    )
  // `allowJs` makes no difference for a workspace without JavaScript imports.
  const { allowJs: _, configFilePath: __, ...rest } = options
  return { name: dirname(config), key: JSON.stringify(rest), files: fileNames, options }
}

function joined(workspaces: readonly Workspace[]): WorkspaceGroup {
  const [first] = workspaces
  const allowJs = workspaces.some(({ options }) => options.allowJs)
  return {
    workspaces: workspaces.map(({ name }) => name),
    files: workspaces.flatMap(({ files }) => files),
    options: { ...first?.options, allowJs },
  }
}
