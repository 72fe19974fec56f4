import type { Health } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { troublesOf } from './wait-until-ready.ts'

const fine = { works: true, detail: 'Works.', cure: null }
const health: Health = {
  ok: false,
  database: fine,
  queue: { ...fine, waiting: 0 },
  judges: [],
  mail: { works: false, detail: 'Mail goes to files.', cure: 'Set SMTP_URL.' },
  payments: fine,
  videos: fine,
  ai: fine,
}

test('a missing judge is trouble where one is started, and none for a lone server', () => {
  expect(troublesOf(health, 'all')).toEqual(['No judge has reported yet. See its log.'])
  expect(troublesOf(health, 'web')).toEqual([])
})

test('a part that does not work is told with its cure', () => {
  const broken = { works: false, detail: 'The database is full.', cure: 'Make room.' }

  expect(troublesOf({ ...health, database: broken }, 'web')).toEqual(['The database is full. Make room.'])
})

test('a server that says nothing is trouble', () => {
  expect(troublesOf(null, 'all')).toEqual(['The server does not answer; see its log.'])
})
