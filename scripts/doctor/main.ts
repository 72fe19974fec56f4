import { dirname, join } from 'node:path'
import { type Config, parseConfig } from '../../apps/server/src/config.ts'
import { readEnvironment } from '../supervisor/environment.ts'
import { examineDatabase } from './examine-database.ts'
import { examineDirectory } from './examine-directory.ts'
import { examineInstallation } from './examine-installation.ts'
import { examineIssuers } from './examine-issuers.ts'
import { examineDataFolder, examineMemory, examinePrograms, examineRights } from './examine-machine.ts'
import { examineMail } from './examine-mail.ts'
import { examinePages } from './examine-pages.ts'
import { examinePayments } from './examine-payments.ts'
import { examineSandbox } from './examine-sandbox.ts'
import { examineSupervisor, findSupervisor } from './examine-supervisor.ts'
import { examineVideoService } from './examine-videos.ts'
import { type Finding, linesOf, okFinding, reasonOf, summaryOf } from './finding.ts'

// Checks everything that an installation needs, and prints what works, what does not, and the remedy. Exit status 1 if there is a
// fault.
const root = dirname(dirname(import.meta.dirname))
process.chdir(root)

const findings = await Array.fromAsync(examine())
console.log(summaryOf(findings))
process.exitCode = findings.some(({ state }) => state === 'fault') ? 1 : 0

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
  yield [examineMemory()]
  const [config, settings] = readSettings(await readEnvironment(root))
  yield [settings]
  yield [await examinePages(root)]
  yield await examineSandbox()
  if (config) yield* groupsOf(config)
}

async function* groupsOf(config: Config): AsyncGenerator<Finding[]> {
  yield [await examineDataFolder(config.dataFolder)]
  yield await examineRights([join(root, '.env'), join(config.dataFolder, 'postgres')])
  const holder = await findSupervisor(config)
  yield await examineSupervisor(config, holder)
  yield await examineDatabase(config)
  yield [await examineMail(config)]
  if (config.role !== 'judge') {
    yield await examinePayments(config)
    yield [await examineVideoService(config)]
    yield await examineIssuers(config)
    yield await examineDirectory(config)
  }
  yield await examineInstallation(config, holder !== null)
}

function readSettings(environment: Parameters<typeof parseConfig>[0]): [Config | null, Finding] {
  try {
    return [parseConfig(environment), okFinding('settings', 'each has a value that can be used')]
  } catch (error) {
    // The message already contains the remedy.
    return [null, { name: 'settings', state: 'fault', detail: reasonOf(error), cure: null }]
  }
}
