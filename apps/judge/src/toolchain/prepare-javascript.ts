import { beforeProgramFile, javaScriptTool, nodeFile } from '../languages/javascript.ts'
import type { LanguageTool } from '../languages/language-tool.ts'
import { shortVersion } from './content-key.ts'
import type { ToolPlace } from './toolchain.ts'

/**
 * Node queues what a full pipe does not take and ends without it on `process.exit`; what a program has printed must
 * arrive, and printing without end must meet the output limit before the memory limit. How much memory a program has taken Node
 * would read from /proc, which boxes do not have. Loaded before the program.
 */
const beforeTheProgram = `for (const stream of [process.stdout, process.stderr]) stream._handle?.setBlocking?.(true)
const rss = () => process.resourceUsage().maxRSS * 1024
process.memoryUsage = () => {
  const heap = require('v8').getHeapStatistics()
  return { rss: rss(), heapTotal: heap.total_heap_size, heapUsed: heap.used_heap_size, external: heap.external_memory, arrayBuffers: 0 }
}
process.memoryUsage.rss = rss
`

/** The Node that runs the judge: its own folder may lie where users of warm boxes cannot go. */
export async function prepareJavaScript({ system }: ToolPlace): Promise<LanguageTool> {
  await system.showLibrariesOf(process.execPath)
  await system.put(process.execPath, nodeFile)
  await system.write(beforeTheProgram, beforeProgramFile)
  return javaScriptTool({ version: shortVersion(process.versions.node, 1) })
}
