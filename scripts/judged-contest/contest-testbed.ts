import { languages } from '@codedojo/contract'
import { addProblem } from '@codedojo/db/testing'
import { insertContest } from '../../apps/server/src/features/contests/testing/add-contest.ts'
import { addPeople } from '../durability/add-people.ts'
import { openTestbed, type Testbed } from '../durability/testbed.ts'
import { type ContestantClient, makeContestantClient } from './contestant-client.ts'
import { hiddenNumbers, type LeakDetector, makeLeakDetector } from './leak-detector.ts'

/** A running contest with a server, a judge and participants. */
export interface ContestTestbed extends AsyncDisposable {
  readonly bed: Testbed
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
  const bed = await openTestbed()
  await bed.clear()
  await bed.startServer({ SUBMIT_LIMIT_PER_MINUTE: many, RUN_LIMIT_PER_MINUTE: many })
  await bed.startJudge()
  const leakDetector = makeLeakDetector()
  const [forAdmin, ...added] = await addPeople(bed.database, count + 2)
  if (!forAdmin) throw new Error('Nobody was added.')
  await bed.database.pool.query(`update "user" set role = 'admin' where id = $1`, [forAdmin.userId])
  const address = bed.address()
  const [stranger, ...people] = added.map((one) => makeContestantClient(one, { address, leakDetector }))
  if (!stranger) throw new Error('Nobody was added.')
  const problemIds: string[] = []
  for (const name of ['Oak', 'Elm', 'Ash']) {
    problemIds.push(
      await addProblem(bed.database, {
        title: `Sum of ${name}`,
        cases: [
          { in: '1 2\n', out: '3\n' },
          { in: `${a} ${b}\n`, out: `${a + b}\n` },
          { in: `${c} ${d}\n`, out: `${c + d}\n` },
        ],
      }),
    )
  }
  const contestId = await insertContest(bed.database, {
    ...{ starts: -10, ends: 60, problems: problemIds },
    ...{ freezeMinutes, languages: [...languages], isRated: true },
  })
  return {
    ...{ bed, contestId, problemIds, people, stranger, leakDetector },
    admin: makeContestantClient(forAdmin, { address, leakDetector: null }),
    [Symbol.asyncDispose]: () => bed[Symbol.asyncDispose](),
  }
}
