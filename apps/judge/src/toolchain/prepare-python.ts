import type { LanguageTool } from '../languages/language-tool.ts'
import { pythonTool } from '../languages/python.ts'
import { findPython } from './find-compilers.ts'
import { shortVersion } from './names.ts'

export async function preparePython(): Promise<LanguageTool | null> {
  const found = await findPython()
  return found && pythonTool({ interpreter: found.interpreter, version: shortVersion(found.fullVersion, 2) })
}
