import { readFile } from 'node:fs/promises'
import { javaScriptTool, nodePath, preloadScriptPath, runManyPath } from '../languages/javascript.ts'
import type { LanguageTool } from '../languages/language-tool.ts'
import { shortVersion } from './content-key.ts'
import type { ToolchainContext } from './toolchain.ts'

/**
 * A script loaded before the program. It makes standard output blocking: otherwise Node queues what a full pipe does not accept,
 * loses it on `process.exit`, and hits the memory limit before the output limit. It also replaces the memory functions that read
 * /proc, which boxes lack.
 */
const beforeTheProgram = `for (const stream of [process.stdout, process.stderr]) stream._handle?.setBlocking?.(true)
const rss = () => process.resourceUsage().maxRSS * 1024
process.memoryUsage = () => {
  const heap = require('v8').getHeapStatistics()
  return { rss: rss(), heapTotal: heap.total_heap_size, heapUsed: heap.used_heap_size, external: heap.external_memory, arrayBuffers: 0 }
}
process.memoryUsage.rss = rss
`

/** Uses the Node that runs the judge. It is copied, because users of warm boxes may not be able to traverse its own folder. */
export async function prepareJavaScript({ system }: ToolchainContext): Promise<LanguageTool> {
  await system.addLibrariesOf(process.execPath)
  await system.put(process.execPath, nodePath)
  await system.write(beforeTheProgram, preloadScriptPath)
  const runMany = await readFile(new URL('../languages/javascript/run-many.cjs', import.meta.url), 'utf8')
  await system.write(runMany, runManyPath)
  return javaScriptTool({ version: shortVersion(process.versions.node, 1) })
}
