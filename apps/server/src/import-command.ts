import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { connect, migrate } from '@codedojo/db'
import { examinationsSchema } from '@codedojo/problem-package'
import { readConfig } from './config.ts'
import { importPackage } from './features/problems/index.ts'

/**
 * The second half of `npm run package -- import DIR|ZIP…`: brings those packages into the installation that the judge's
 * examination found nothing against; exit status 1 when one could not be.
 */
const { values, positionals: paths } = parseArgs({
  options: { examined: { type: 'string' }, 'skip-input-validators': { type: 'boolean' } },
  allowPositionals: true,
})
if (paths.length === 0 || values.examined === undefined) {
  console.error('Name at least one package: npm run package -- import DIR|ZIP…')
  process.exit(1)
}
const examined = examinationsSchema.parse(JSON.parse(await readFile(values.examined, 'utf8')))
const { databaseUrl } = readConfig()
await migrate(databaseUrl)
await using database = connect(databaseUrl)
for (const path of paths) {
  const examination = examined[path]
  if (examination === undefined) continue
  try {
    const { title, isNew } = await importPackage(database, path, { examination })
    console.log(`${path}\t${isNew ? 'imported' : 'replaced'}\t${title}`)
  } catch (error) {
    process.exitCode = 1
    console.error(`${path}\t${error instanceof Error ? error.message : String(error)}`)
  }
}
