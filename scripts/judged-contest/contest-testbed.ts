import { languages } from '@codedojo/contract'
import { addProblem } from '@codedojo/db/testing'
import { insertContest } from '../../apps/server/src/features/contests/testing/add-contest.ts'
import { addPeople } from '../durability/add-people.ts'
import { openTestbed, type Testbed } from '../durability/testbed.ts'
import { type ContestantClient, makeContestantClient } from './contestant-client.ts'
import { hiddenNumbers, type LeakDetector, makeLeakDetector } from './leak-detector.ts'

/** A running contest with a server, a judge and participants. */
export interface ContestTestbed extends AsyncDisposable {
  readonly testbed: Testbed
  readonly contestId: string
  readonly problemIds: readonly string[]
  readonly people: readonly ContestantClient[]
  /** A user who takes no part in it. */
  readonly stranger: ContestantClient
  readonly admin: ContestantClient
  readonly leakDetector: LeakDetector
}

interface Plan {
  readonly people: number
  readonly freezeMinutes: number
}

const many = '1000000'
const [a, b, c, d] = hiddenNumbers

export async function openContestTestbed({ people: count, freezeMinutes }: Plan): Promise<ContestTestbed> {
  const testbed = await openTestbed()
  await testbed.clear()
  await testbed.startServer({ SUBMIT_LIMIT_PER_MINUTE: many, RUN_LIMIT_PER_MINUTE: many })
  await testbed.startJudge()
  const leakDetector = makeLeakDetector()
  const [forAdmin, ...added] = await addPeople(testbed.database, count + 2)
  if (!forAdmin) throw new Error('Nobody was added.')
  await testbed.database.pool.query(`update "user" set role = 'admin' where id = $1`, [forAdmin.userId])
  const address = testbed.address()
  const [stranger, ...people] = added.map((one) => makeContestantClient(one, { address, leakDetector }))
  if (!stranger) throw new Error('Nobody was added.')
  const problemIds: string[] = []
  for (const name of ['Oak', 'Elm', 'Ash']) {
    problemIds.push(
      await addProblem(testbed.database, {
        title: `Sum of ${name}`,
        cases: [
          { in: '1 2\n', out: '3\n' },
          { in: `${a} ${b}\n`, out: `${a + b}\n` },
          { in: `${c} ${d}\n`, out: `${c + d}\n` },
        ],
      }),
    )
  }
  const contestId = await insertContest(testbed.database, {
    ...{ starts: -10, ends: 60, problems: problemIds },
    ...{ freezeMinutes, languages: [...languages], isRated: true },
  })
  return {
    ...{ testbed, contestId, problemIds, people, stranger, leakDetector },
    admin: makeContestantClient(forAdmin, { address, leakDetector: null }),
    [Symbol.asyncDispose]: () => testbed[Symbol.asyncDispose](),
  }
}
