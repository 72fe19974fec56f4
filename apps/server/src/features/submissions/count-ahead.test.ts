import type { Language } from '@codedojo/contract'
import { openQueueTestbed, registerJudge } from '@codedojo/db/testing'
import { expect, test } from 'vitest'
import { countAhead } from './queries.ts'

const having = (...names: Language[]) => ({
  languages: names.map((language) => ({ language, version: '1', works: true })),
})

test.each([
  { judges: [having('cpp', 'java', 'python', 'javascript')], ahead: 4, why: 'one judge takes all languages' },
  {
    judges: [having('cpp', 'java'), having('python')],
    ahead: 3,
    why: 'another judge has the third language',
  },
  {
    judges: [having('cpp'), having('java', 'python')],
    ahead: 2,
    why: 'the others have a judge of their own',
  },
  { judges: [], ahead: 2, why: 'no judge is there' },
])('$ahead jobs are ahead when $why', async ({ judges, ahead }) => {
  await using testbed = await openQueueTestbed()
  for (const judge of judges) await registerJudge(testbed.database, judge)
  const languages: readonly Language[] = ['cpp', 'java', 'cpp', 'python', 'cpp']
  const jobs = languages.map((language) => testbed.newJob({ language }))
  await testbed.enqueue(...jobs)
  const mine = await testbed.stateOf(jobs[4] ?? testbed.newJob())

  const counted = mine && (await countAhead(testbed.database, mine))

  expect(counted).toBe(ahead)
})
