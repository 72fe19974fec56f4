import { expect, test } from 'vitest'
import { sampleOverview } from '../../testing/sample-overview.ts'
import { healthRows } from './health-rows.ts'

function rowOf(name: string, facts: Parameters<typeof sampleOverview>[0]) {
  return healthRows(sampleOverview(facts)).find((row) => row.name === name)
}

const { health, queue } = sampleOverview()
const [judge] = health.judges

test('everything that works is said in one word each', () => {
  const rows = healthRows(sampleOverview())

  expect(rows.map(({ name, tone, word }) => [name, tone, word])).toEqual([
    ['Database', 'good', '2 ms'],
    ['Queue', 'good', '0 waiting'],
    ['Judges', 'good', '1 of 1'],
    ['Disk', 'good', '50.0\u00a0GB free'],
    ['Back-up', 'unset', 'None yet'],
    ['Mail', 'good', 'Works'],
    ['Payments', 'good', 'Works'],
    ['Video service', 'good', 'Works'],
    ['Language model', 'good', 'Works'],
  ])
})

test('a queue that waits says for how long', () => {
  const row = rowOf('Queue', { queue: { ...queue, waiting: 3, judging: 1, oldestWaitingSeconds: 130 } })

  expect(row).toMatchObject({ word: '3 waiting', lines: ['The oldest waits for 2 min. 1 being judged.'] })
})

test('without a judge the cure stands there', () => {
  const row = rowOf('Judges', { health: { ...health, judges: [] } })

  expect(row).toMatchObject({ tone: 'fault', word: 'None' })
  expect(row?.lines.join()).toContain('npm start')
})

test.each([
  { works: true, detail: 'limits NOT enforced: let no stranger in', cure: 'Start it without the flag.' },
  { works: true, detail: 'One language.', cure: null },
  { works: false, detail: 'The latest jobs could not be judged.', cure: 'Read its log.' },
])('a judge that does not limit programs is no good one, and the page says so: %o', (said) => {
  const judges = judge ? [judge, { ...judge, ...said, sandbox: 'none' as const, limitsEnforced: false }] : []

  const row = rowOf('Judges', { health: { ...health, judges } })

  expect(row?.tone).toBe('warning')
  expect(row?.lines).toEqual([
    'judge-1: 2 slots, sandbox cgroup2, Python',
    'judge-1: 2 slots, sandbox none, limits NOT enforced, Python',
    ...(said.cure === null ? [] : [said.detail, said.cure]),
  ])
})

test('of a judge that refuses to judge nobody need fear that it limits nothing', () => {
  const refusing = {
    works: false,
    limitsEnforced: false,
    languages: [],
    detail: 'It refuses.',
    cure: 'Mend it.',
  }
  const judges = judge ? [{ ...judge, ...refusing, sandbox: 'none' as const }] : []

  const row = rowOf('Judges', { health: { ...health, judges } })

  expect(row?.lines).toEqual(['judge-1: 2 slots, sandbox none, no language', 'It refuses.', 'Mend it.'])
})

test('a judge with a fault says what it is and what to do', () => {
  const judges = judge
    ? [judge, { ...judge, name: 'judge-2', works: false, detail: 'Its disk is full.', cure: 'Make room.' }]
    : []

  const row = rowOf('Judges', { health: { ...health, judges } })

  expect(row).toMatchObject({ tone: 'warning', word: '1 of 2' })
  expect(row?.lines).toContain('Make room.')
})

test.each([
  [{ works: true, detail: 'Test mode: no money moves.', cure: 'Set the keys.' }, 'warning', 'Test mode'],
  [
    { works: true, detail: 'Payments are off: nothing can be bought.', cure: 'Set the keys.' },
    'unset',
    'Off',
  ],
  [
    { works: true, detail: 'Some refunds failed. Razorpay answers.', cure: 'Look.' },
    'warning',
    'Needs a look',
  ],
  [{ works: false, detail: 'Razorpay does not answer.', cure: 'Check the keys.' }, 'fault', 'Failing'],
] as const)('payments say what is the matter, and what to do: %o', (payments, tone, word) => {
  const row = rowOf('Payments', { health: { ...health, payments } })

  expect(row).toMatchObject({ tone, word, lines: [payments.detail, payments.cure] })
})

test.each([
  [{ works: true, detail: 'Its own player.', cure: 'Set a key.' }, 'unset', 'Not configured'],
  [{ works: false, detail: 'Some could not be read.', cure: 'Look.' }, 'warning', 'Needs a look'],
] as const)('the video service says what is the matter: %o', (videos, tone, word) => {
  const row = rowOf('Video service', { health: { ...health, videos } })

  expect(row).toMatchObject({ tone, word, lines: [videos.detail, videos.cure] })
})

test('the directory has a row where there is one, which says when too many have left', () => {
  const braked = { works: false, detail: '12 of 40 people have left at once.', cure: 'Check LDAP_BASE.' }
  const row = rowOf('Directory', { health: { ...health, directory: braked } })
  const good = { works: true, detail: 'People sign in with Hill College.', cure: null }

  expect(rowOf('Directory', {})).toBeUndefined()
  expect(rowOf('Directory', { health: { ...health, directory: good } })).toMatchObject({ tone: 'good' })
  expect(row).toMatchObject({ tone: 'warning', word: 'Needs a look', lines: [braked.detail, braked.cure] })
})

test('the bucket with the videos has a row where there is one', () => {
  const away = { works: false, detail: 'It does not answer.', cure: 'Check S3_ENDPOINT.' }
  const good = { works: true, detail: 'Videos are in the bucket "films".', cure: null }

  expect(rowOf('Bucket', {})).toBeUndefined()
  expect(rowOf('Bucket', { health: { ...health, bucket: good } })).toMatchObject({ tone: 'good' })
  expect(rowOf('Bucket', { health: { ...health, bucket: away } })).toMatchObject({
    ...{ tone: 'fault', word: 'Away', lines: [away.detail, away.cure] },
  })
})

test('a disk that is nearly full shows the cure', () => {
  const row = rowOf('Disk', {
    disk: { freeBytes: 1024 ** 3, totalBytes: 100 * 1024 ** 3, cure: 'Make room.' },
  })

  expect(row).toMatchObject({ tone: 'warning', word: '1.0\u00a0GB free' })
  expect(row?.lines).toContain('Make room.')
})

test.each([
  { daysAgo: 1, tone: 'good' },
  { daysAgo: 8, tone: 'warning' },
])('a back-up of $daysAgo days ago is $tone', ({ daysAgo, tone }) => {
  const at = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000).toISOString()

  const row = rowOf('Back-up', { lastBackUp: { at, bytes: 1024, file: 'monday.backup' } })

  expect(row?.tone).toBe(tone)
  expect(row?.lines[0]).toBe('monday.backup, 1.0\u00a0KB')
})

test.each([
  [{ works: true, detail: 'The embedded coach answers.', cure: 'Set a key.' }, 'unset', 'Not configured'],
  [{ works: false, detail: 'Gemini refused: 429.', cure: 'Check the quota.' }, 'warning', 'Failing'],
])('a language model of %o is said', (ai, tone, word) => {
  const row = rowOf('Language model', { health: { ...health, ai } })

  expect(row).toMatchObject({ tone, word, lines: [ai.detail, ai.cure] })
})
