import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useVisibleArea } from './use-visible-area.ts'

class FakeViewport extends EventTarget {
  offsetTop = 0
  scale = 1
  height = window.innerHeight

  /** Changes the viewport, as an on-screen keyboard or a zoom does. */
  become(changed: Partial<Pick<FakeViewport, 'offsetTop' | 'scale' | 'height'>>) {
    Object.assign(this, changed)
    act(() => void this.dispatchEvent(new Event('resize')))
  }
}

const watched = () => {
  const viewport = new FakeViewport()
  vi.stubGlobal('visualViewport', viewport)
  return { viewport, area: renderHook(() => useVisibleArea()).result }
}
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a keyboard leaves the part above it, until it goes', () => {
  const { viewport, area } = watched()
  expect(area.current).toBeNull()

  viewport.become({ height: window.innerHeight - 300, offsetTop: 12 })
  expect(area.current).toEqual({ top: 12, height: window.innerHeight - 300, hasKeyboard: true })

  viewport.become({ height: window.innerHeight, offsetTop: 0 })
  expect(area.current).toBeNull()
})

test('a bar of the browser is no keyboard', () => {
  const { viewport, area } = watched()

  viewport.become({ height: window.innerHeight - 80 })

  expect(area.current).toMatchObject({ hasKeyboard: false })
})

test('nothing is told while the page is zoomed', () => {
  const { viewport, area } = watched()

  viewport.become({ height: window.innerHeight / 2, scale: 2 })

  expect(area.current).toBeNull()
})

test('a keyboard that was there first is seen as soon as the page is drawn', async () => {
  const viewport = new FakeViewport()
  viewport.height = window.innerHeight - 300
  vi.stubGlobal('visualViewport', viewport)

  const { result } = renderHook(() => useVisibleArea())

  await vi.waitFor(() => expect(result.current).toMatchObject({ hasKeyboard: true }))
})
