import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '@codedojo/db'
import { readConfig } from './config.ts'
import { findPackagesOnDisk, importFromDisk, type NamedPackage } from './features/problems/index.ts'
import { giveUpWithoutJudge } from './features/submissions/index.ts'
import { AppError } from './http/app-error.ts'
import { openContext } from './open-context.ts'
import { makeScratchFolder } from './scratch-folders.ts'

const usage = `Usage: npm run package -- import [--replace] [--draft] [--skip-input-validators] DIR|ZIP...
  --replace                 give a problem that is there already a new version
  --draft                   bring it in hidden from learners, without judging its solutions
  --skip-input-validators   do not ask the package's own validators about its inputs`

/**
 * `npm run package -- import DIR|ZIP…`: imports packages and prints a line for each; an archive may contain several, as
 * from Export all. The installation's judges must accept every solution. Exit status 1 when a package was not imported,
 * or became a draft without being requested as one.
 */
async function main(words: readonly string[]): Promise<0 | 1> {
  const { values, positionals: paths } = parseArgs({
    args: [...words],
    options: {
      replace: { type: 'boolean', default: false },
      draft: { type: 'boolean', default: false },
      'skip-input-validators': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  if (paths.length === 0) throw new Error(`Name at least one package.\n${usage}`)
  const config = readConfig()
  await migrate(config.databaseUrl)
  await using opened = await openContext(config)
  const context = { ...opened, jobs: giveUpWithoutJudge(opened.database, opened.jobs) }
  const { replace, draft: asDraft, 'skip-input-validators': skipInputValidators } = values
  const scratch = await makeScratchFolder('import')
  let status: 0 | 1 = 0
  const tried = async (name: string, act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      status = 1
      console.error(`${name}\tnot imported\t${reasonOf(error)}`)
    }
  }
  const bringIn = async ({ path, name }: NamedPackage) => {
    const wanted = { path, replace, asDraft, skipInputValidators }
    const { title, isNew, ...imported } = await importFromDisk(context, wanted)
    const isDraft = imported.status === 'draft'
    if (isDraft && !asDraft) status = 1
    console.log(`${name}\t${isNew ? 'imported' : 'replaced'}${isDraft ? ' as a draft' : ''}\t${title}`)
    for (const finding of imported.findings) console.log(`  ${finding}`)
  }
  try {
    for (const [index, path] of paths.entries())
      await tried(path, async () => {
        for (const each of await findPackagesOnDisk(path, join(scratch, String(index))))
          await tried(each.name, () => bringIn(each))
      })
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  return status
}

function reasonOf(error: unknown): string {
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error)
  const others = error.errors.slice(1).map(({ message }) => `\n  ${message}`)
  const cure = error.code === 'package_exists' ? ' Do that with --replace.' : ''
  return `${error.message}${cure}${others.join('')}`
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
