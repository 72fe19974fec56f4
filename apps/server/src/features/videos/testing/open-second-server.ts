import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../../app.ts'
import { openContext } from '../../../open-context.ts'
import type { TestApp } from '../../../testing/start-app.ts'

/** Another server of the same installation, with a data folder of its own. */
export async function openSecondServer({ config, database }: TestApp) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'codedojo-second-'))
  const context = await openContext({ ...config, dataFolder, databaseUrl: database.url })
  const app = await buildApp(context, { log: false })
  return {
    app,
    context,
    dataFolder,
    [Symbol.asyncDispose]: async () => {
      await app.close()
      await context[Symbol.asyncDispose]()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
