import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheDrawings, type DrawAboveTheFold } from './drawing-cache.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

function makeDrawing() {
  const drawn: string[] = []
  const draw = cacheDrawings((address, answers) => {
    const html = `${address}: ${answers.get('/problem') ?? 'no problem'}`
    drawn.push(html)
    return html
  })
  return { draw, drawn }
}

const answers = (problem: string, person: string) =>
  new Map([
    ['/problem', problem],
    ['/user', person],
  ])

test('one drawing serves all who get the same answers to what it looks at, and nobody who gets others', () => {
  const { draw, drawn } = makeDrawing()

  const shown = [
    draw('/a', answers('sum', 'Ada')),
    draw('/a', answers('sum', 'Bob')),
    draw('/a', answers('difference', 'Ada')),
    draw('/b', answers('sum', 'Ada')),
    draw('/a', new Map()),
    draw('/a', answers('sum', 'Cid')),
  ]

  expect(shown).toEqual(['/a: sum', '/a: sum', '/a: difference', '/b: sum', '/a: no problem', '/a: sum'])
  expect(drawn).toEqual(['/a: sum', '/a: difference', '/b: sum', '/a: no problem'])
})

test('a drawing counts for a minute', () => {
  const { draw, drawn } = makeDrawing()
  draw('/a', answers('sum', 'Ada'))
  vi.advanceTimersByTime(59_000)
  draw('/a', answers('sum', 'Ada'))
  expect(drawn).toHaveLength(1)

  vi.advanceTimersByTime(2_000)
  draw('/a', answers('sum', 'Ada'))

  expect(drawn).toHaveLength(2)
})

test('addresses beyond number do not fill the memory: those that were asked for longest ago go', () => {
  const { draw, drawn } = makeDrawing()
  const list = 'x'.repeat(1024 * 1024)
  for (let at = 0; at < 20; at++) draw(`/${at}`, answers(list, 'Ada'))

  draw('/19', answers(list, 'Ada'))
  draw('/0', answers(list, 'Ada'))

  expect(drawn).toHaveLength(21)
})

test('what draws nothing is not kept, however many addresses there are', () => {
  const nothing = vi.fn<DrawAboveTheFold>(() => '')
  const draw = cacheDrawings(nothing)

  draw('/a', new Map())
  draw('/a', new Map())

  expect(nothing).toHaveBeenCalledTimes(2)
})
