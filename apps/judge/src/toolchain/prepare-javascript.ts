import { constants } from 'node:fs'
import { chmod, copyFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { javaScriptTool, waitingOutputFile } from '../languages/javascript.ts'
import type { LanguageTool } from '../languages/language-tool.ts'
import { contentKey, shortVersion } from './names.ts'
import type { ToolPlace } from './toolchain.ts'

/**
 * Node queues what a full pipe does not take and ends without it on `process.exit`; what a program has printed must
 * arrive, and printing without end must meet the output limit before the memory limit. Loaded before the program.
 */
const waitingOutput = `for (const stream of [process.stdout, process.stderr]) stream._handle?.setBlocking?.(true)
`

/** A copy of the Node that runs the judge: its own folder may lie where users of seats cannot go. */
export async function prepareJavaScript({ folders }: ToolPlace): Promise<LanguageTool> {
  const { size } = await stat(process.execPath)
  const version = process.versions.node
  const nodeFolder = await folders.build({
    name: `node-${contentKey(version, String(size), waitingOutput)}`,
    fill: async (draft) => {
      await copyFile(process.execPath, join(draft, 'node'), constants.COPYFILE_FICLONE)
      await chmod(join(draft, 'node'), 0o755)
      await writeFile(join(draft, waitingOutputFile), waitingOutput, { mode: 0o644 })
    },
  })
  return javaScriptTool({ folder: nodeFolder, version: shortVersion(version, 1) })
}
