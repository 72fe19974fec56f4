import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { PaletteLayout } from './palette-layout.tsx'

afterEach(cleanup)

test('every page is printed in the light theme, whatever its reader chose', () => {
  const { dataset } = document.documentElement
  dataset.theme = 'leet'
  renderRoutes([{ path: '/', element: <PaletteLayout /> }], '/')

  window.dispatchEvent(new Event('beforeprint'))

  expect(dataset.theme).toBe('daylight')
  window.dispatchEvent(new Event('afterprint'))
  expect(dataset.theme).toBe('leet')
})
