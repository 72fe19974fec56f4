import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../embedded/index.ts'
import { migrate } from '../migrate.ts'
import { databaseUrl, templateName } from './database-url.ts'

/** Starts one real PostgreSQL for the whole test run and creates the template that tests clone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(await quickFolder(), 'codedojo-test-'))
  const server = await startEmbedded({
    dataFolder: folder,
    log: () => {},
    // Autovacuum would disturb databases that exist for a second.
    settings: {
      fsync: 'off',
      autovacuum: 'off',
      max_connections: '200',
    },
  })

  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${templateName}`)
  await admin.end()
  await migrate(databaseUrl(server.url, templateName))
  project.provide('databaseUrl', server.url)

  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const memoryFolder = '/dev/shm'
/** The template, and the databases of the tests that run at a time; in a container there may be less. */
const leastFreeBytes = 2 * 1024 ** 3

/** A folder in memory, if there is room: on a disk, cloning a database takes ten times as long. */
async function quickFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(memoryFolder).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= leastFreeBytes ? memoryFolder : tmpdir()
}
