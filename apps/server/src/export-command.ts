import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { connect, migrate } from '@codedojo/db'
import { readConfig } from './config.ts'
import { exportProblem, findProblemsToExport } from './features/problems/index.ts'
import { writeFileAtomically } from './write-file-atomically.ts'

/**
 * `npm run package -- export [--into DIR] ID|NAME|TITLE…|--all`: writes each problem as a zip file. An existing file is
 * replaced only when the new one is complete. Exit status 1 when a problem is not found.
 */
const { values, positionals: wanted } = parseArgs({
  options: { into: { type: 'string', default: '.' }, all: { type: 'boolean', default: false } },
  allowPositionals: true,
})
if (values.all === wanted.length > 0) {
  console.error('Name problems, or all of them: npm run package -- export [--into DIR] ID|NAME|TITLE…|--all')
  process.exit(1)
}
const { databaseUrl } = readConfig()
await migrate(databaseUrl)
await using database = connect(databaseUrl)
const problems = await findProblemsToExport(database)
const chosen = values.all ? problems : wanted.flatMap(problemsCalled)
const folder = resolve(values.into)
await mkdir(folder, { recursive: true })
const written = new Set<string>()
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopping.abort())
for (const problem of new Set(chosen)) {
  const { name, zip } = await exportProblem(database, problem, null)
  const path = join(folder, freeName(name))
  await writeFileAtomically(path, { content: zip, signal: stopping.signal })
  console.log(`${path}\texported\t${problem.title}`)
}

function problemsCalled(word: string) {
  const called = problems.filter(
    ({ id, slug, title }) => word === id || word === slug || word.toLowerCase() === title.toLowerCase(),
  )
  if (called.length === 0) {
    process.exitCode = 1
    console.error(`${word}\tThere is no problem with this id, package name or title.`)
  }
  return called
}

/** Returns a file name that this export has not used yet, because two problems may have the same name. */
function freeName(name: string): string {
  let free = name
  for (let at = 2; written.has(free.toLowerCase()); at++) free = name.replace(/\.zip$/, `-${at}.zip`)
  written.add(free.toLowerCase())
  return free
}
