import type { ProblemList } from '@codedojo/contract'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { cacheList, listsQuery } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

function list(name: string, facts: Partial<ProblemList> = {}): ProblemList {
  return {
    ...{ _id: name, name, isFavourites: false, problems: [], updatedAt: '2026-11-22T10:00:00.000Z' },
    ...facts,
  }
}

test('lists stand in one order of the alphabet, as the server told them and after a change', async () => {
  const told = ['Favourites', 'Zebra', 'Éclair', 'Übung'].map((name) =>
    list(name, { isFavourites: name === 'Favourites' }),
  )
  answerCalls({ 'GET /api/lists': () => answer(told) })
  const queryClient = new QueryClient()

  const first = await queryClient.fetchQuery(listsQuery)
  cacheList(queryClient, list('Zebra', { problems: ['p1'] }))

  const order = ['Favourites', 'Éclair', 'Übung', 'Zebra']
  expect(first.map(({ name }) => name)).toEqual(order)
  expect(queryClient.getQueryData(listsQuery.queryKey)?.map(({ name }) => name)).toEqual(order)
})
