import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { useAddressQuery, withParams } from './use-address-query.ts'

afterEach(cleanup)

type Address = ReturnType<typeof useAddressQuery>

function Shown({ show }: { show: (address: Address) => void }) {
  show(useAddressQuery())
  return null
}

/** Two components of one page that both use the address. */
function rendered(at: string) {
  const parts: Address[] = []
  const element = (
    <>
      <Shown show={(address) => parts.splice(0, 1, address)} />
      <Shown show={(address) => parts.splice(1, 1, address)} />
    </>
  )
  const { router } = renderRoutes([{ path: '/', element }], at)
  const choose = (part: number, change: Readonly<Record<string, string | null>>) => {
    const address = parts[part]
    if (!address) throw new Error('Nothing is shown.')
    const [params, go] = address
    go(withParams(params, change))
  }
  return { choose, search: () => router.state.location.search }
}

test('what two parts of a page choose in one moment is all in the address', () => {
  const { choose, search } = rendered('/?q=sum&state=open')

  act(() => {
    choose(0, { state: null, kind: 'goods' })
    choose(1, { order: '7' })
    choose(0, { q: 'product' })
  })

  expect(search()).toBe('?q=product&kind=goods&order=7')
})

test('a later choice goes from what is shown then', () => {
  const { choose, search } = rendered('/?q=sum')

  act(() => choose(0, { kind: 'goods' }))
  act(() => choose(1, { kind: null }))

  expect(search()).toBe('?q=sum')
})

test('another choice leaves a page that was chosen in the same moment', () => {
  const { choose, search } = rendered('/?q=sum')

  act(() => {
    choose(0, { page: '3' })
    choose(1, { q: 'product' })
  })

  expect(search()).toBe('?q=product')
})
