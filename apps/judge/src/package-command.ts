import { SandboxError } from '@codedojo/sandbox'
import { ConfigError, readConfig } from './config.ts'
import { verifyCommand } from './verify/verify-command.ts'

const usage = `Usage: npm run package -- verify DIR...
  verify   judges every labelled submission and compares the verdict with its label`

async function main([command, ...paths]: readonly string[]): Promise<number> {
  if (command !== 'verify' || paths.length === 0) {
    console.error(usage)
    return 2
  }
  return verifyCommand({ paths, config: readConfig(), print: (line) => console.log(line) })
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof SandboxError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
