import { expect, test } from 'vitest'
import { failingCase, lastWork, makeNinjaFacts } from '../coach/testing/make-ninja-facts.ts'
import { ninjaPrompt } from './ninja-prompt.ts'

const questionOf = (work: Parameters<typeof lastWork>[0]) =>
  ninjaPrompt({
    ...{ facts: makeNinjaFacts({ lastWork: lastWork(work) }), kind: 'debug' },
    ...{ earlier: [], conversation: 'ada two-sums' },
  }).turns.at(-1)?.text ?? ''

const traceback = `Traceback (most recent call last):\n${'  File "main.py", line 5, in right\n'.repeat(1000)}RecursionError: maximum recursion depth exceeded\n`

test('the model reads both ends of a long crash report, with how much lies between', () => {
  const question = questionOf({
    status: 'Runtime Error',
    failing: failingCase({ status: 'Runtime Error', stderr: traceback }),
  })

  expect(question).toMatch(
    /Traceback \(most[\s\S]*\n… 32,\d{3} characters left out …\n[\s\S]*\nRecursionError: maximum recursion depth exceeded\n/,
  )
  expect(question.length).toBeLessThan(5000)
})

test('the model reads the title of a visible case, as material, and not that of a hidden one', () => {
  const title = 'first goes back'

  const visible = questionOf({ failing: failingCase({ title }) })
  const hidden = questionOf({ failing: failingCase({ title, kind: 'hidden' }) })

  expect(visible).toMatch(/<<\S+ what its author calls it>>\nfirst goes back\n<</)
  expect(hidden).toContain('number 2, hidden')
  expect(hidden).not.toContain(title)
})

test('the model reads both ends of what a compiler says at length', () => {
  const compileMessage = `main.cpp:1:2: warning: first\n${'main.cpp:2:2: warning: more\n'.repeat(500)}undefined reference to f()`

  const question = questionOf({ status: 'Compilation Error', failing: null, compileMessage })

  expect(question).toMatch(
    /warning: first\n[\s\S]*characters left out …\n[\s\S]*\nundefined reference to f\(\)\n/,
  )
})

test('the model reads the smallest input that was found, as material', () => {
  const smallest = {
    status: 'Wrong Answer',
    input: '2\n7 7\n',
    expected: '14\n',
    actual: '7\n',
    isOfHidden: false,
  } as const

  const question = questionOf({ failing: failingCase({ kind: 'hidden' }), smallest })

  expect(question).toMatch(/their program is wrong, Wrong Answer:\n<<\S+ smallest input>>\n2\n7 7\n/)
  expect(question).toMatch(/<<\S+ expected output of it>>\n14\n/)
  expect(question).toMatch(/<<\S+ their output of it>>\n7\n/)
})

test('the model knows that only a function is written, its call, and why it gave no result', () => {
  const functionDeclaration = 'def twice(value: int) -> int'
  const failing = failingCase({ call: 'twice(4)', callFault: 'nothing' })
  const askedWith = (change: Parameters<typeof makeNinjaFacts>[0]) =>
    ninjaPrompt({
      ...{ facts: makeNinjaFacts(change), kind: 'debug' },
      ...{ earlier: [], conversation: 'ada two-sums' },
    }).turns.at(-1)?.text ?? ''

  const visible = askedWith({ functionDeclaration, lastWork: lastWork({ failing }) })
  const hidden = askedWith({
    functionDeclaration,
    lastWork: lastWork({ failing: { ...failing, kind: 'hidden' } }),
  })
  const whole = askedWith({ lastWork: lastWork() })

  expect(visible).toContain(`They write only this function: \`${functionDeclaration}\`.`)
  expect(visible).toContain('The function returned nothing.')
  expect(visible).toMatch(/<<\S+ the call>>\ntwice\(4\)\n<</)
  expect(hidden).toContain(functionDeclaration)
  expect(hidden).not.toContain('twice(4)')
  expect(whole).not.toContain('They write only this function')
})
