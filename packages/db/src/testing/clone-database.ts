import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { connect, type Database } from '../connection.ts'
import { databaseUrl, templateName } from './database-url.ts'

/** A migrated, empty database for one test; dropped when disposed of. */
export async function cloneDatabase(): Promise<Database> {
  const serverUrl = inject('databaseUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copying files is faster than writing them to the WAL first, and tests need no durability.
  await onServer(serverUrl, `create database ${name} template ${templateName} strategy file_copy`)
  const database = connect(databaseUrl(serverUrl, name))
  return {
    ...database,
    [Symbol.asyncDispose]: async () => {
      await database[Symbol.asyncDispose]()
      await drop(serverUrl, name)
    },
  }
}

const notPermitted = '42501'
const pauseMs = 100
const maxTries = 100

/** Retries, because an autovacuum may be running, which only a superuser could end; it takes only a moment. */
async function drop(url: string, name: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await onServer(url, `drop database ${name} with (force)`)
    } catch (error) {
      const isVacuumed = error instanceof pg.DatabaseError && error.code === notPermitted
      if (!isVacuumed || tries === maxTries) throw error
      await sleep(pauseMs)
    }
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
