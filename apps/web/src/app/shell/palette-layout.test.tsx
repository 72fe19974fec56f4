import { initialInstallation } from '@codedojo/contract'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { replaceInstallation } from '../../lib/installation.ts'
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

test('a page of a part that the installation does without is no page, and what people have bought stays one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no connection.')))
  const parts = { ...initialInstallation.parts, store: false, courses: false }
  replaceInstallation({ ...initialInstallation, parts, hasOwnTerms: false })
  const pages = ['/store', '/store/mug', '/explorecourses', '/orders', '/mycourses', '/course/1'].map(
    (path) => ({
      path,
      element: <p>{path}</p>,
    }),
  )

  const shown = async (path: string) => {
    const { findByText, unmount } = renderRoutes([{ element: <PaletteLayout />, children: pages }], path)
    const found = await Promise.any([
      findByText(path, { selector: 'p' }).then(() => 'page'),
      findByText('Page Not Found').then(() => 'none'),
    ])
    unmount()
    return found
  }
  const looks: string[] = []
  for (const { path } of pages) looks.push(await shown(path))

  expect(looks).toEqual(['none', 'none', 'none', 'page', 'page', 'page'])
  replaceInstallation({ ...initialInstallation, hasOwnTerms: false })
  vi.unstubAllGlobals()
})
