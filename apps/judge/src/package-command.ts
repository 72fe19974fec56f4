import { parseArgs } from 'node:util'
import { SandboxError } from '@codedojo/sandbox'
import { ConfigError, readConfig } from './config.ts'
import { openPackageJudge } from './verify/open-package-judge.ts'
import { verifyCommand } from './verify/verify-command.ts'

const usage = `Usage: npm run package -- verify DIR|ZIP...
       npm run package -- import [--replace] [--draft] [--skip-input-validators] DIR|ZIP...
       npm run package -- export [--into DIR] ID|NAME|TITLE...|--all
  verify   judges every labelled submission and compares the verdict with its label, and checks every input
  import   brings the problem into the installation; its judges must accept every solution
  export   writes each problem as a zip that import takes`

/** The exit status that shells report for a program ended by SIGPIPE, a signal that Node ignores. */
const brokenPipe = 141

/** `verify` runs here; the other two commands run in the server's program. */
async function main(words: readonly string[]): Promise<number> {
  const { command, paths } = readWords(words)
  if (paths.length === 0 || command !== 'verify') {
    console.error(usage)
    return 2
  }
  const print = (line: string) => console.log(line)
  await using judge = await openPackageJudge(readConfig(), print)
  return await verifyCommand({ paths, judge, print })
}

/** Arguments that cannot be parsed count as no command, which prints the usage. */
function readWords(words: readonly string[]) {
  try {
    const { positionals } = parseArgs({ args: [...words], allowPositionals: true })
    const [command, ...paths] = positionals
    return { command, paths }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { command: undefined, paths: [] }
  }
}

// The reader has closed the pipe, as `head` does, so the rest of the output is not needed. The boxes end with this process.
process.stdout.on('error', (error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error
  process.exit(brokenPipe)
})

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof SandboxError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
