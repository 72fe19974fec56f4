import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderRoutes } from '../testing/render-routes.tsx'
import { PaletteBody } from './palette-body.tsx'
import { ShellContext } from './shell-context.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const shell = { openPalette: () => {}, openShortcuts: () => {}, offerShortcuts: () => () => {} }

test('Enter opens what was typed, however soon it is pressed', async () => {
  answerCalls({})
  const goTo = vi.fn()
  const element = (
    <ShellContext value={shell}>
      <PaletteBody goTo={goTo} close={() => {}} />
    </ShellContext>
  )
  renderRoutes([{ path: '/', element }], '/')
  const field = await screen.findByRole<HTMLInputElement>('combobox')
  // As in a browser, where the list comes after the keys: the tools of the tests would wait for it.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)

  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'settings')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await Promise.resolve()
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))

  expect(field.value).toBe('settings')
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/settings')
})
