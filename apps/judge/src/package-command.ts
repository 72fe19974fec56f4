import { parseArgs } from 'node:util'
import { SandboxError } from '@codedojo/sandbox'
import { ConfigError, readConfig } from './config.ts'
import { examineCommand } from './verify/examine-command.ts'
import { verifyCommand } from './verify/verify-command.ts'

const usage = `Usage: npm run package -- verify DIR|ZIP...
       npm run package -- import [--skip-input-validators] DIR|ZIP...
       npm run package -- export [--into DIR] ID|NAME|TITLE...|--all
  verify   judges every labelled submission and compares the verdict with its label, and checks every input
  import   checks every input, derives a time limit where none is named, and brings the problem into the installation
  export   writes each problem as a zip that import takes`

const options = {
  into: { type: 'string' },
  'skip-input-validators': { type: 'boolean', default: false },
} as const

/** `examine` is the first half of an import; the server does the second. */
async function main(words: readonly string[]): Promise<number> {
  const { command, paths, into, skipInputValidators } = readWords(words)
  const print = (line: string) => console.log(line)
  if (paths.length > 0 && command === 'verify') return verifyCommand({ paths, config: readConfig(), print })
  if (paths.length > 0 && command === 'examine' && into !== undefined)
    return examineCommand({ paths, config: readConfig(), print, into, skipInputValidators })
  console.error(usage)
  return 2
}

/** Words that are not understood count as no command, which is answered with the usage. */
function readWords(words: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true })
    const [command, ...paths] = positionals
    return { command, paths, into: values.into, skipInputValidators: values['skip-input-validators'] }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { command: undefined, paths: [], into: undefined, skipInputValidators: false }
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof SandboxError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
