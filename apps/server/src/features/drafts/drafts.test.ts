import type { Draft } from '@codedojo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'

let server: TestApp
let learner: Visitor
let problemId: string
beforeAll(async () => {
  server = await startApp()
  learner = await server.signUp()
  problemId = await server.addProblem()
})
afterAll(() => server[Symbol.asyncDispose]())

const save = (language: string, code: string, revision: number) =>
  learner.send('PUT', `/draft/${problemId}/${language}`, { code, revision })

test('each language keeps its own code, byte for byte', async () => {
  const code = '\uFEFF# trailing blanks  \r\n\ttab, a NUL \0, an old Mac line\r'

  await save('python', code, 0)
  await save('cpp', 'int main() {}', 0)

  const drafts = (await learner.get(`/draft/${problemId}`)).json<Draft[]>()
  expect(drafts.find((one) => one.language === 'python')).toMatchObject({ code, revision: 1 })
  expect(drafts.find((one) => one.language === 'cpp')).toMatchObject({ code: 'int main() {}' })
})

test('a function and a whole program are two drafts', async () => {
  const signature = { function: 'subtract(a: int, b: int): int', input: 'a b' }
  const callable = await server.addProblem({ title: 'With a function', signature })
  await learner.send('PUT', `/draft/${callable}/python`, { code: 'print()', revision: 0 })
  await learner.send('PUT', `/draft/${callable}/python`, {
    code: 'def f(): pass',
    mode: 'function',
    revision: 0,
  })

  const drafts = (await learner.get(`/draft/${callable}`)).json<Draft[]>()

  expect(drafts).toContainEqual(
    expect.objectContaining({ language: 'python', mode: 'function', code: 'def f(): pass', revision: 1 }),
  )
  expect(drafts.filter(({ language }) => language === 'python')).toHaveLength(2)
})

test('a function of a problem that has none is refused with the field, and not kept', async () => {
  const answer = await learner.send('PUT', `/draft/${problemId}/java`, {
    code: 'class Solution {}',
    mode: 'function',
    revision: 0,
  })

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'bad_input', errors: [{ field: 'mode' }] })
  const drafts = (await learner.get(`/draft/${problemId}`)).json<Draft[]>()
  expect(drafts.filter(({ mode }) => mode === 'function')).toEqual([])
})

test('a save on top of somebody else’s newer save is refused and loses nothing', async () => {
  await save('java', 'first', 0)
  await save('java', 'second', 1)

  const late = await save('java', 'from an old window', 1)
  const again = await save('java', 'second', 1)

  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({ code: 'draft_changed' })
  expect(again.statusCode).toBe(200)
  const drafts = (await learner.get(`/draft/${problemId}`)).json<Draft[]>()
  expect(drafts.find((one) => one.language === 'java')?.code).toBe('second')
})

test('two first saves at the same moment keep one and refuse the other', async () => {
  const answers = await Promise.all([save('javascript', 'one', 0), save('javascript', 'two', 0)])

  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
})

test("another user's draft is their own", async () => {
  const other = await server.signUp('Other')

  expect((await other.get(`/draft/${problemId}`)).json()).toEqual([])
})

test('own inputs of a problem are kept for their owner, as they are, and the last ones count', async () => {
  const other = await server.signUp('With other inputs')
  const inputs = ['  1 2\r\n', '']
  await learner.send('PUT', `/customInputs/${problemId}`, { inputs: ['0'] })

  await learner.send('PUT', `/customInputs/${problemId}`, { inputs })

  expect((await learner.get(`/customInputs/${problemId}`)).json()).toEqual({ inputs })
  expect((await other.get(`/customInputs/${problemId}`)).json()).toEqual({ inputs: [] })
})
