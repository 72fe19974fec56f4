import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbedded } from '@codedojo/db/embedded'

// Starts PostgreSQL in the network namespace of this process, so that other machines reach it: database-host.ts FOLDER ADDRESS.
// It goes on running when this program ends, which prints its addresses and its process id as JSON.
const [dataFolder = '', address = ''] = process.argv.slice(2)
const settings = { listen_addresses: address }
const rule = 'host all all samenet scram-sha-256\n'

const rules = join(dataFolder, 'postgres/pg_hba.conf')
const first = await startEmbedded({ dataFolder, log: console.error, settings })
if (!(await readFile(rules, 'utf8')).includes(rule)) {
  await appendFile(rules, rule)
  // It reads the rules anew (pg_ctl reload).
  process.kill(first.pid, 'SIGHUP')
}
console.log(JSON.stringify({ local: first.url, localJudge: first.judgeUrl, pid: first.pid }))
