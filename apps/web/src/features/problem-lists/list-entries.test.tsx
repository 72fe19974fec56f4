import type { ProblemList } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { sampleProblem } from '../../testing/samples.ts'
import { ListEntries } from './list-entries.tsx'
import { listsQuery } from './queries.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const list: ProblemList = {
  ...{ _id: 'list-1', name: 'Evenings', isFavourites: false, updatedAt: '2026-11-20T10:00:00.000Z' },
  problems: ['problem-1', 'problem-2', 'problem-3', 'problem-4'],
}

function Page({ known }: { known: readonly number[] }) {
  const { data } = useQuery(listsQuery)
  const problems = known.map((number) => sampleProblem(number))
  return data?.map((each) => (
    <ListEntries key={each._id} list={each} problems={problems} renderFacts={() => null} />
  ))
}

async function open(known: readonly number[], answers: Parameters<typeof answerCalls>[0]) {
  const requests = answerCalls({ 'GET /api/lists': () => answer([list]), ...answers })
  renderRoutes([{ path: '/', element: <Page known={known} /> }], '/')
  await screen.findByRole('list', { name: 'Problems of Evenings' })
  const sent = async () => Promise.all(requests.slice(1).map((request) => request.clone().text()))
  return { user: userEvent.setup(), requests, sent }
}

const press = (name: string) => screen.getByRole('button', { name })
const shown = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
const ordered = (...numbers: number[]) => ({ ...list, problems: numbers.map((each) => `problem-${each}`) })

test('a second move shows at once while the first is on its way, and no answer takes it back', async () => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const { user, requests, sent } = await open([1, 2, 3, 4], {
    'PUT /api/lists/list-1/order': () => answers[requests.length - 2]?.promise ?? answer(list),
  })
  const secondMove = ['Problem 2', 'Problem 3', 'Problem 1', 'Problem 4']

  await user.click(press('Move down Problem 1'))
  await user.click(press('Move down Problem 1'))

  expect(shown()).toEqual(secondMove)
  answers[0]?.resolve(answer(ordered(2, 1, 3, 4)))
  await waitFor(() => expect(requests).toHaveLength(3))
  expect(shown()).toEqual(secondMove)
  expect((await sent()).at(-1)).toContain('["problem-2","problem-3","problem-1","problem-4"]')
  answers[1]?.resolve(answer(ordered(2, 3, 1, 4)))
})

test('the answer to a move does not bring back what was taken out after it', async () => {
  const [move, removal] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const { user, requests } = await open([1, 2, 3, 4], {
    'PUT /api/lists/list-1/order': () => move.promise,
    'DELETE /api/lists/list-1/problem/problem-4': () => removal.promise,
  })

  await user.click(press('Move down Problem 1'))
  await user.click(press('Remove Problem 4'))
  move.resolve(answer(ordered(2, 1, 3, 4)))

  await waitFor(() => expect(requests).toHaveLength(3))
  expect(shown()).toEqual(['Problem 2', 'Problem 1', 'Problem 3'])
  removal.resolve(answer(ordered(2, 1, 3)))
})

test('what is pressed is what moves, although a problem before it is not in the library', async () => {
  const { user, sent, requests } = await open([1, 3, 4], {
    'PUT /api/lists/list-1/order': () => answer(ordered(1, 2, 4, 3)),
  })

  await user.click(press('Move down Problem 3'))

  expect(shown()).toEqual(['Problem 1', 'Problem 4', 'Problem 3'])
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(await sent()).toEqual([
    JSON.stringify({ problems: ['problem-1', 'problem-2', 'problem-4', 'problem-3'] }),
  ])
})

test('without a connection a move that failed is undone, and so are two of which both failed', async () => {
  let isConnected = true
  const answers = {
    'GET /api/lists': () => {
      if (!isConnected) throw new TypeError('fetch failed')
      return answer([list])
    },
  }
  const { user, requests } = await open([1, 2, 3, 4], answers)
  const tries = () => requests.filter(({ method }) => method === 'PUT').length
  const atFirst = shown()
  isConnected = false

  await user.click(press('Move down Problem 1'))
  await waitFor(() => expect(tries()).toBe(1))
  await waitFor(() => expect(shown()).toEqual(atFirst))
  await user.click(press('Move down Problem 1'))
  await user.click(press('Move down Problem 1'))

  await waitFor(() => expect(tries()).toBe(3))
  await waitFor(() => expect(shown()).toEqual(atFirst))
})

test('a move that failed is undone under a removal that waits, and what is taken out stays out', async () => {
  const [move, removal] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const { user, requests } = await open([1, 2, 3, 4], {
    'PUT /api/lists/list-1/order': () => move.promise,
    'DELETE /api/lists/list-1/problem/problem-4': () => removal.promise,
  })
  await user.click(press('Move down Problem 1'))
  await user.click(press('Remove Problem 4'))

  move.reject(new TypeError('fetch failed'))

  await waitFor(() => expect(requests).toHaveLength(3))
  expect(shown()).toEqual(['Problem 1', 'Problem 2', 'Problem 3'])
  removal.resolve(answer(ordered(1, 2, 3)))
})

test('a move that failed is not undone under one that waits, which tells the whole order', async () => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const { user, requests } = await open([1, 2, 3, 4], {
    'PUT /api/lists/list-1/order': () => answers[requests.length - 2]?.promise ?? answer(list),
  })
  const bothMoves = ['Problem 2', 'Problem 3', 'Problem 1', 'Problem 4']
  await user.click(press('Move down Problem 1'))
  await user.click(press('Move down Problem 1'))

  answers[0]?.resolve(refuse({ code: 'internal', message: 'Away' }))
  await waitFor(() => expect(requests).toHaveLength(3))

  expect(requests.map(({ method }) => method)).toEqual(['GET', 'PUT', 'PUT'])
  expect(shown()).toEqual(bothMoves)
  answers[1]?.resolve(answer(ordered(2, 3, 1, 4)))
})

test('of two moves of which the second failed without a connection, the first stays', async () => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const { user, requests } = await open([1, 2, 3, 4], {
    'PUT /api/lists/list-1/order': () => answers[requests.length - 2]?.promise ?? answer(list),
    'GET /api/lists': () => {
      if (answers.length === 0) throw new TypeError('fetch failed')
      return answer([list])
    },
  })
  await user.click(press('Move down Problem 1'))
  await user.click(press('Move down Problem 1'))
  answers[0]?.resolve(answer(ordered(2, 1, 3, 4)))
  await waitFor(() => expect(requests).toHaveLength(3))

  const [, second] = answers.splice(0)
  second?.reject(new TypeError('fetch failed'))

  await waitFor(() => expect(shown()).toEqual(['Problem 2', 'Problem 1', 'Problem 3', 'Problem 4']))
})
