import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheRenderedPages, type RenderAboveTheFold } from './rendered-page-cache.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

function makeCache() {
  const rendered: string[] = []
  const render = cacheRenderedPages((address, answers) => {
    const html = `${address}: ${answers.get('/problem') ?? 'no problem'}`
    rendered.push(html)
    return html
  })
  return { render, rendered }
}

const answers = (problem: string, person: string) =>
  new Map([
    ['/problem', problem],
    ['/user', person],
  ])

test('one page serves all who get the same answers to what it looks at, and nobody who gets others', () => {
  const { render, rendered } = makeCache()

  const shown = [
    render('/a', answers('sum', 'Ada')),
    render('/a', answers('sum', 'Bob')),
    render('/a', answers('difference', 'Ada')),
    render('/b', answers('sum', 'Ada')),
    render('/a', new Map()),
    render('/a', answers('sum', 'Cid')),
  ]

  expect(shown).toEqual(['/a: sum', '/a: sum', '/a: difference', '/b: sum', '/a: no problem', '/a: sum'])
  expect(rendered).toEqual(['/a: sum', '/a: difference', '/b: sum', '/a: no problem'])
})

test('a page counts for a minute', () => {
  const { render, rendered } = makeCache()
  render('/a', answers('sum', 'Ada'))
  vi.advanceTimersByTime(59_000)
  render('/a', answers('sum', 'Ada'))
  expect(rendered).toHaveLength(1)

  vi.advanceTimersByTime(2_000)
  render('/a', answers('sum', 'Ada'))

  expect(rendered).toHaveLength(2)
})

test('addresses beyond number do not fill the memory: those that were asked for longest ago go', () => {
  const { render, rendered } = makeCache()
  const list = 'x'.repeat(1024 * 1024)
  for (let at = 0; at < 20; at++) render(`/${at}`, answers(list, 'Ada'))

  render('/19', answers(list, 'Ada'))
  render('/0', answers(list, 'Ada'))

  expect(rendered).toHaveLength(21)
})

test('what renders nothing is not kept, however many addresses there are', () => {
  const nothing = vi.fn<RenderAboveTheFold>(() => '')
  const render = cacheRenderedPages(nothing)

  render('/a', new Map())
  render('/a', new Map())

  expect(nothing).toHaveBeenCalledTimes(2)
})
