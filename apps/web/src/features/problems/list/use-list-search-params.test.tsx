import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { parseOrder } from './problem-order.ts'
import { type ListSearchParams, useListSearchParams } from './use-list-search-params.ts'

afterEach(cleanup)

function Shown({ show }: { show: (address: ListSearchParams) => void }) {
  show(useListSearchParams())
  return null
}

function rendered(at: string) {
  const shown: ListSearchParams[] = []
  const element = <Shown show={(address) => shown.push(address)} />
  const { router } = renderRoutes([{ path: '/', element }], at)
  const address = () => {
    const newest = shown.at(-1)
    if (!newest) throw new Error('Nothing is shown.')
    return newest
  }
  return { address, search: () => router.state.location.search }
}

test('what is chosen before the page has followed the last choice is added to it', () => {
  const { address, search } = rendered('/?page=3')
  const { filter, chooseFilter, chooseOrder } = address()

  act(() => {
    chooseFilter({ ...filter, list: 'favourites' })
    chooseFilter({ ...filter, tag: 'Array' })
    chooseOrder(parseOrder('title-down'))
  })

  expect(search()).toBe('?list=favourites&tag=Array&sort=title-down')
  expect(address()).toMatchObject({ page: 1, filter: { tag: 'Array', list: 'favourites' } })
})

test('a choice that is taken back, and a page, keep the rest', () => {
  const { address, search } = rendered('/?tag=Array&list=favourites&page=2')

  act(() => address().chooseFilter({ ...address().filter, list: null }))
  act(() => address().choosePage(4))

  expect(search()).toBe('?tag=Array&page=4')
})
