import { readFile } from 'node:fs/promises'
import type { LanguageTool } from '../languages/language-tool.ts'
import { pythonTool, runManyPath } from '../languages/python.ts'
import { shortVersion } from './content-key.ts'
import { findPython } from './find-compilers.ts'
import { findPythonLibraries } from './python-libraries.ts'
import { pythonRuntimeFiles } from './system-files.ts'
import type { ToolchainContext } from './toolchain.ts'

export async function preparePython({
  system,
  pythonLibraries,
}: ToolchainContext): Promise<LanguageTool | null> {
  const found = await findPython()
  if (!found) return null
  const libraries = await findPythonLibraries(found, pythonLibraries)
  await system.add([...(await pythonRuntimeFiles(found)), ...libraries.files])
  const runMany = await readFile(new URL('../languages/python/run_many.py', import.meta.url), 'utf8')
  await system.write(runMany, runManyPath)
  return pythonTool({
    interpreter: found.interpreter,
    version: [shortVersion(found.fullVersion, 2), ...libraries.versions].join(', '),
  })
}
