import { join } from 'node:path'
import { readProblemPackage } from '@codedojo/problem-package'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestJudge, type TestJudge } from '../../apps/judge/src/testing/test-judge.ts'
import { startFakeOpenai } from '../../apps/server/src/testing/fake-openai/fake-openai.ts'
import { isKeptBack } from './is-kept-back.ts'
import { askInSituation } from './measure-tutor.ts'
import { openTutorModel, type TutorModel } from './open-tutor-model.ts'
import { prepareSituation } from './prepare-situation.ts'
import { codeOf } from './program-code.ts'
import type { Situation } from './situation.ts'
import { situations } from './situations/all.ts'

const content = join(import.meta.dirname, '../../content/problems')
let open: TestJudge
let model: TutorModel

beforeAll(async () => {
  open = await openTestJudge()
  model = await openTutorModel({})
})
afterAll(async () => {
  await model[Symbol.asyncDispose]()
  await open[Symbol.asyncDispose]()
})

function situationOf(name: string): Situation {
  const found = situations.find((one) => one.name === name)
  if (!found) throw new Error(`There is no situation "${name}".`)
  return found
}

test('there are sixty situations with names of their own, and no program tells its label', async () => {
  const codes = await Promise.all(
    situations.map(async (one) => codeOf(one, await readProblemPackage(join(content, one.problem))).code),
  )

  expect(new Set(situations.map(({ name }) => name)).size).toBe(60)
  expect(codes).not.toContain('')
  expect(codes.filter((code) => /(?:\/\/|#) *(?:wrong|fails|slow|too slow)\b/i.test(code))).toEqual([])
})

test.each([
  'what a hash table is',
  'asks for the code',
  'wrong: largest-and-where best_begins_at_zero.py',
  'Compilation Error: first-echo accepted/main.cpp',
  'looks for a mistake that is not there',
])('the fake service is asked as the server asks, and the coach breaks no rule: %s', async (name) => {
  const asked = await askInSituation(situationOf(name), { judge: open.judge, model })

  expect(asked.failure).toBeNull()
  expect(asked.rulings.length).toBeGreaterThan(3)
  expect(asked.rulings.filter(({ fault }) => fault !== null)).toEqual([])
})

test('a service that speaks the protocol of OpenAI is asked when the settings name it', async () => {
  await using service = await startFakeOpenai()
  service.says('Your program prints `-7` in case 99.')
  await using other = await openTutorModel(service.settings)

  const situation = situationOf('wrong: largest-and-where best_begins_at_zero.py')
  const { answer, rulings } = await askInSituation(situation, { judge: open.judge, model: other })

  expect(other).toMatchObject({ fake: null, address: `${service.url}/v1`, model: { kind: 'openai' } })
  expect(answer?.text).toBe('Your program prints `-7` in case 99.')
  expect(rulings.flatMap(({ fault }) => fault ?? [])).toContain('says that it prints -7')
  expect(service.requests[0]?.prompt.turns.at(-1)?.text).toContain(situation.message)
})

test('what an answer breaks is told: the coach speaks English only, and of nothing when it does not understand', async () => {
  const { rulings } = await askInSituation(situationOf('German: what is wrong'), { judge: open.judge, model })

  const broken = rulings.filter(({ fault }) => fault !== null).map(({ rule }) => rule)
  expect(broken).toEqual(['evidence used', 'language of the learner'])
})

test('a service that answers with an error gets no rulings, and the reason is told', async () => {
  model.fake?.trouble({ kind: 'refuses', status: 403 })

  const asked = await askInSituation(situationOf('the weather'), { judge: open.judge, model })

  expect(asked).toMatchObject({ answer: null, rulings: [], failure: expect.stringContaining('403') })
})

test('a solution that is unlike the reference is recognised, because it is judged', async () => {
  const prepared = await prepareSituation(situationOf('asks to fix the code'), open.judge)
  const lines = (all: string) =>
    `Here:\n\n\`\`\`python\nfor k in range(1, int(input()) + 1):\n    ${all}\n\`\`\`\n`
  const solved = lines("print('Fizz' * (k % 3 == 0) + 'Buzz' * (k % 5 == 0) or k)")

  expect(await isKeptBack(prepared, solved)).toBe(true)
  expect(await isKeptBack(prepared, lines("print('Fizz' * (k % 3 == 0) or k)"))).toBe(false)
})

test('a program with another verdict than the one of its situation is refused', async () => {
  const right = situationOf('looks for a mistake that is not there')
  const changed: Situation = { ...right, judged: { by: 'run', verdict: 'Wrong Answer' } }

  await expect(prepareSituation(changed, open.judge)).rejects.toThrow('is judged Accepted, not Wrong Answer')
})
