import { connect, migrate } from '@codedojo/db'
import { readConfig } from './config.ts'
import { importPackage } from './features/problems/index.ts'

/** `npm run package -- import DIR|ZIP…`: brings packages into the installation; exit status 1 when one could not be. */
const paths = process.argv.slice(2)
if (paths.length === 0) {
  console.error('Name at least one package: npm run package -- import DIR|ZIP…')
  process.exit(1)
}
const { databaseUrl } = readConfig()
await migrate(databaseUrl)
await using database = connect(databaseUrl)
for (const path of paths) {
  try {
    const { title, isNew } = await importPackage(database, path)
    console.log(`${path}\t${isNew ? 'imported' : 'replaced'}\t${title}`)
  } catch (error) {
    process.exitCode = 1
    console.error(`${path}\t${error instanceof Error ? error.message : String(error)}`)
  }
}
