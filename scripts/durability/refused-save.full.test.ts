import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContestantClient, granted, makeContestantClient } from '../judged-contest/contestant-client.ts'
import { addPeople } from './add-people.ts'
import { sumProgram } from './sum-problem.ts'
import { openTestbed, type Testbed } from './testbed.ts'

const patienceMs = 300_000
let testbed: Testbed
let admin: ContestantClient
beforeAll(async () => {
  testbed = await openTestbed()
  const [person] = await addPeople(testbed.database, 1)
  if (!person) throw new Error('Nobody was added.')
  await testbed.database.pool.query(`update "user" set role = 'admin' where id = $1`, [person.userId])
  admin = makeContestantClient(person, { address: testbed.address(), leakDetector: null })
  await testbed.startJudge()
}, patienceMs)
afterAll(() => testbed[Symbol.asyncDispose](), patienceMs)

const solution = sumProgram('python', 'right', 'reference')

const problemWith = (...hiddenTestCases: { input: string; output: string }[]) => ({
  ...{ title: 'Sum of a save', description: 'Add.', difficulty: 'easy', tags: 'Math', status: 'published' },
  visibleTestCases: [{ input: '1 2\n', output: '3\n', explanation: '1 + 2 = 3' }],
  hiddenTestCases,
  startCode: [{ language: 'python', initialCode: '' }],
  referenceSolution: [{ language: 'python', completeCode: solution }],
  ...{ timeLimitMs: 1000, memoryLimitKb: 262_144, showFailingCase: true, hints: [], editorial: '' },
  comparison: { caseSensitive: true, spaceSensitive: false, floatAbsolute: null, floatRelative: null },
})

test(
  'a save that was refused for a wrong case and mended is judged on the mended cases, and so are learners',
  async () => {
    const created = granted(
      admin.ask('POST', '/problem/create', problemWith({ input: '2 2\n', output: '4\n' })),
    )
    const { _id: problemId } = Object(await created)
    const save = (output: string) =>
      admin.ask('PUT', `/problem/update/${problemId}`, problemWith({ input: '20 22\n', output }))

    const refused = await save('43\n')
    const mended = await save('42\n')
    const submitted = await testbed.learner.submit({
      ...{ problemId, language: 'python', expected: 'Accepted' },
      code: sumProgram('python', 'right', 'learner'),
    })

    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('hidden case 1')])
    expect(mended).toMatchObject({ status: 200 })
    expect(await testbed.learner.untilJudged(submitted)).toBe('Accepted')
  },
  patienceMs,
)
