import { dirname } from 'node:path'
import { type LogFormat, logOf, openLog } from '@codedojo/log'
import { parseConfig as parseJudgeConfig } from '../../apps/judge/src/config.ts'
import { parseConfig } from '../../apps/server/src/config.ts'
import { readEnvironment } from './environment.ts'
import { makeOperatorOutput } from './operator-output.ts'
import { supervise } from './supervise.ts'

const root = dirname(dirname(import.meta.dirname))
process.chdir(root)
// A closed terminal or pipe must not end the supervisor; its output is simply lost.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

let format: LogFormat = 'text'
try {
  const environment = await readEnvironment(root)
  const config = parseConfig(environment)
  // The judge parses its own settings; here they are validated before anything starts.
  parseJudgeConfig(environment)
  format = openLog(config.log, 'supervisor')
  // The other programs write to files and cannot detect the default format.
  const withFormat = { ...environment, LOG_FORMAT: format }
  await supervise({ root, environment: withFormat, config, format, ...makeOperatorOutput(format) })
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  if (format === 'json') logOf('supervisor').fatal(message)
  else console.error(message)
  process.exitCode = 1
}
