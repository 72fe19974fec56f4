import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { typeAndEnterAtOnce } from '../../testing/type-and-enter-at-once.ts'
import { ShellContext } from '../shell/shell-context.ts'
import { PaletteBody } from './palette-body.tsx'

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

  await typeAndEnterAtOnce(field, 'settings')

  expect(field.value).toBe('settings')
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/settings')
})
