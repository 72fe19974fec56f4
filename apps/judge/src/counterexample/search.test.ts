import { expect, test } from 'vitest'
import { learnInputModel } from './learn-input-model.ts'
import { search } from './search.ts'
import type { Trial } from './trial.ts'

const passed: Trial = { kind: 'passed' }
const failed = { kind: 'failed', status: 'Wrong Answer', expected: 'right', actual: 'wrong' } as const
const crashed: Trial = { kind: 'failed', status: 'Runtime Error', expected: 'right', actual: '' }
const known = learnInputModel(['3\n5 6 7\n', '1\n9\n', '2\n4 4\n', '5\n1 2 3 4 500\n'])
const noSignal = new AbortController().signal
const signals = { signal: noSignal, confirmSignal: noSignal }

const numbersIn = (input: string) => input.split('\n')[1]?.split(' ').map(Number) ?? []

/** Runs the search with a fake program whose failures depend on the numbers of the input. */
function searchWith(
  trialOf: (numbers: number[]) => Trial,
  change: Partial<Parameters<typeof search>[0]> = {},
) {
  const tryInput = (input: string) => Promise.resolve(trialOf(numbersIn(input)))
  return search({ known, seed: null, barred: new Set(), width: 2, tryInput, ...change }, signals)
}

test('a failure on tiny inputs is found without any failing case', async () => {
  const { found } = await searchWith((numbers) =>
    numbers.length >= 2 && numbers[0] === numbers[1] ? failed : passed,
  )

  expect(found?.input).toBe('2\n1 1\n')
})

test('a failure on a special input only is found by shrinking a case that fails', async () => {
  const seed = { ...failed, input: '5\n1 2 3 4 500\n' }

  const { found } = await searchWith((numbers) => (numbers.includes(500) ? failed : passed), { seed })

  expect(found?.input).toBe('1\n500\n')
})

test('what is barred is never tried, though nothing else were simpler', async () => {
  const tried: string[] = []
  const tryInput = (input: string) => {
    tried.push(input)
    return Promise.resolve(numbersIn(input).includes(500) ? failed : passed)
  }
  const seed = { ...failed, input: '5\n1 2 3 4 500\n' }
  const barred = new Set(['1\n500', '5\n1 2 3 4 500'])

  const { found } = await searchWith(() => passed, { seed, barred, tryInput })

  expect(tried).not.toContain('1\n500\n')
  expect(found?.input).toBe('2\n0 500\n')
})

test('a wrong answer is preferred to a simpler crash', async () => {
  const { found } = await searchWith((numbers) => {
    if (numbers.length === 1) return crashed
    return numbers.length === 3 ? failed : passed
  })

  expect(found).toMatchObject({ status: 'Wrong Answer', input: '3\n0 0 0\n' })
})

test('a program that never ends is not tried on and on', async () => {
  const endless: Trial = { kind: 'failed', status: 'Time Limit Exceeded', expected: 'right', actual: '' }

  const never = await searchWith(() => endless)
  const wide = await searchWith(() => endless, { width: 3 })
  const once = await searchWith((numbers) => (numbers.length === 1 ? passed : endless))

  expect(never.found?.status).toBe('Time Limit Exceeded')
  expect(never.tried).toBeLessThan(60)
  expect(wide.tried).toBeLessThan(never.tried + 8)
  expect(once.tried).toBeGreaterThan(100)
})

test('a case that fails is the answer when there is nothing simpler', async () => {
  const seed = { ...failed, input: '1\n0\n' }

  expect((await searchWith(() => passed, { seed })).found).toEqual(seed)
})

test('inputs that are refused are not counted as tried', async () => {
  const seed = { ...failed, input: '1\n9\n' }

  const refused = await searchWith(() => ({ kind: 'refused' }), { seed })

  expect(refused).toEqual({ found: seed, tried: 0, isTimeOver: false })
})

test('when the time is over, what was found until then is the answer', async () => {
  const over = new AbortController()
  const tryInput = (input: string) => {
    over.signal.throwIfAborted()
    if (numbersIn(input).length < 3) return Promise.resolve(passed)
    over.abort(new Error('over'))
    return Promise.resolve(failed)
  }
  const end = await search(
    { known, seed: null, barred: new Set(), width: 1, tryInput },
    {
      signal: over.signal,
      confirmSignal: noSignal,
    },
  )

  expect(numbersIn(end.found?.input ?? '')).toHaveLength(3)
})

test('what the sieve passes is counted and not tried, and the rest is', async () => {
  const tried: string[] = []
  const tryInput = (input: string) => {
    tried.push(input)
    return Promise.resolve(failed)
  }
  const isPassed = (input: string) => numbersIn(input).length < 3
  const sieve = (inputs: readonly string[]) =>
    Promise.resolve(new Map(inputs.filter(isPassed).map((input) => [input, passed])))

  const { found, tried: count } = await searchWith(() => passed, { sieve, tryInput })

  expect(numbersIn(found?.input ?? '')).toHaveLength(3)
  expect(tried.filter(isPassed)).toEqual([])
  expect(count).toBeGreaterThan(tried.length)
})

test('what the sieve says to fail is the answer only if it fails when it is tried alone', async () => {
  const sieve = (inputs: readonly string[]) =>
    Promise.resolve(new Map(inputs.map((input) => [input, failed])))

  const over = new AbortController()
  const tryInput = () => {
    over.signal.throwIfAborted()
    over.abort(new Error('over'))
    return Promise.resolve(passed)
  }
  const task = { known, seed: null, barred: new Set<string>(), width: 1, sieve, tryInput }
  const wrongly = await search(task, { signal: over.signal, confirmSignal: noSignal })
  const rightly = await searchWith((numbers) => (numbers.length > 2 ? failed : passed), { sieve })
  const seed = { ...failed, input: '5\n1 2 3 4 500\n' }
  const fromCase = await searchWith(() => passed, { sieve, seed })

  expect(wrongly.found).toBeNull()
  expect(numbersIn(rightly.found?.input ?? '')).toHaveLength(3)
  expect(fromCase.found).toEqual(seed)
})

test('what the sieve says to fail is confirmed after the time is over', async () => {
  const over = new AbortController()
  const sieve = (inputs: readonly string[], signal: AbortSignal) => {
    signal.throwIfAborted()
    over.abort(new Error('over'))
    return Promise.resolve(new Map(inputs.map((input) => [input, failed])))
  }

  const task = { known, seed: null, barred: new Set<string>(), width: 1, sieve }
  const end = await search(
    { ...task, tryInput: () => Promise.resolve(failed) },
    { signal: over.signal, confirmSignal: noSignal },
  )

  expect(end.found).not.toBeNull()
})

test('a fault of trying is thrown', async () => {
  const tryInput = () => Promise.reject(new Error('no box'))

  await expect(searchWith(() => passed, { tryInput })).rejects.toThrow('no box')
})
