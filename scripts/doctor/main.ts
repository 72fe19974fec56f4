import { dirname } from 'node:path'
import { type Config, parseConfig } from '../../apps/server/src/config.ts'
import { readEnvironment } from '../supervisor/environment.ts'
import { examineInstallation } from './examine-installation.ts'
import { examineDataFolder, examinePrograms } from './examine-machine.ts'
import { examineSandbox } from './examine-sandbox.ts'
import { type Finding, fine, linesOf } from './finding.ts'

// Looks at everything an installation needs and says what works, what does not, and the cure.
const root = dirname(dirname(import.meta.dirname))
process.chdir(root)

const findings = await Array.fromAsync(examine())
const faults = findings.filter(({ works }) => !works).length
console.log(faults === 0 ? 'All is well.' : `${faults} to mend.`)
process.exitCode = faults === 0 ? 0 : 1

async function* examine(): AsyncGenerator<Finding> {
  for await (const group of groups()) {
    for (const finding of group) {
      for (const line of linesOf(finding)) console.log(line)
      yield finding
    }
  }
}

async function* groups(): AsyncGenerator<Finding[]> {
  yield examinePrograms()
  const [config, finding] = readSettings(await readEnvironment(root))
  yield [finding]
  if (config) yield [await examineDataFolder(config.dataFolder)]
  yield await examineSandbox()
  if (config) yield await examineInstallation(config)
}

function readSettings(environment: Parameters<typeof parseConfig>[0]): [Config | null, Finding] {
  try {
    return [parseConfig(environment), fine('settings', 'each has a value that can be used')]
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return [null, { name: 'settings', works: false, detail, cure: null }]
  }
}
