import { expect, test } from 'vitest'
import type { Judging } from '../../apps/server/src/features/health/index.ts'
import { notReadyReasons } from './wait-until-ready.ts'

const fine = { works: true, detail: 'Works.', cure: null }
const judging: Judging = {
  ok: false,
  database: fine,
  queue: { ...fine, waiting: 0 },
  judges: [],
}

test('a missing judge is trouble where one is started, and none for a lone server', () => {
  expect(notReadyReasons(judging, 'all')).toEqual(['No judge has reported yet. See its log.'])
  expect(notReadyReasons(judging, 'web')).toEqual([])
})

test('a part that does not work is told with its cure', () => {
  const broken = { works: false, detail: 'The database is full.', cure: 'Make room.' }

  expect(notReadyReasons({ ...judging, database: broken }, 'web')).toEqual([
    'The database is full. Make room.',
  ])
})

test('a server that says nothing is trouble', () => {
  expect(notReadyReasons(null, 'all')).toEqual(['The server does not answer; see its log.'])
})
