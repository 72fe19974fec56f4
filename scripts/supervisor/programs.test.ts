import { expect, test } from 'vitest'
import { parseConfig } from '../../apps/server/src/config.ts'
import { judgeProgram, serverProgram, serverPrograms } from './programs.ts'

const environment = {
  PATH: '/usr/bin',
  SMTP_URL: 'smtp://user:secret@localhost',
  ADMIN_PASSWORD: 'a secret of the operator',
  JUDGE_SLOTS: '2',
  LOG_LEVEL: 'debug',
  LOG_FORMAT: 'json',
  DATA_DIR: '/srv/dojo',
}
const installation = {
  root: '/srv',
  environment,
  config: parseConfig(environment),
  format: 'json',
  say: () => undefined,
  warn: () => undefined,
  print: () => undefined,
} as const
const database = { url: 'postgres://owner:secret@localhost/d', judgeUrl: 'postgres://judge:own@localhost/d' }

test('the judge gets its own database role and settings but no secret of the server', () => {
  const { env } = judgeProgram(installation, database)

  expect(env).toMatchObject({
    JUDGE_DATABASE_URL: database.judgeUrl,
    JUDGE_SLOTS: '2',
    LOG_LEVEL: 'debug',
    LOG_FORMAT: 'json',
    DATA_DIR: '/srv/dojo',
  })
  expect(JSON.stringify(env)).not.toContain('secret')
})

test('the server gets every setting of the operator', () => {
  const { env } = serverProgram(installation, database)

  expect(env).toMatchObject({ DATABASE_URL: database.url, SMTP_URL: environment.SMTP_URL })
})

test('a judge without a role of its own gets the address of the owner, whose rights it gives up', () => {
  const { env } = judgeProgram(installation, { ...database, judgeUrl: null })

  expect(env.DATABASE_URL).toBe(database.url)
  expect(env.JUDGE_DATABASE_URL).toBeUndefined()
})

test('several processes of the server share the settings, and each knows its place among them', () => {
  const config = parseConfig({ ...environment, SERVER_PROCESSES: '2', REDIS_URL: 'redis://localhost' })

  const programs = serverPrograms({ ...installation, config }, { database, socketFolder: '/run/x' })

  expect(programs.map(({ name, env, watch }) => [name, env.SERVER_PROCESS, watch?.socketPath])).toEqual([
    ['server', '1', '/run/x/1.sock'],
    ['server-2', '2', '/run/x/2.sock'],
  ])
  expect(programs.map(({ env }) => env.SERVER_PROCESS_SOCKETS)).toEqual(
    Array(2).fill('/run/x/1.sock:/run/x/2.sock'),
  )
})
