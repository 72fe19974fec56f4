import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { KeepAboveTheFold } from './keep-above-the-fold.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

function openPrerendered() {
  document.body.innerHTML = '<div id="above-the-fold"><section aria-label="Description"></section></div>'
  const shown = render(<KeepAboveTheFold key="boot" />)
  return { ...shown, prerendered: () => document.getElementById('above-the-fold') }
}

test('the part above the fold stays while one thing on its way takes the place of another', async () => {
  const { rerender, prerendered } = openPrerendered()

  rerender(<KeepAboveTheFold key="skeleton" />)
  await Promise.resolve()

  expect(prerendered()).not.toBeNull()
})

test('the page takes the place of its part above the fold, at the line where somebody reads', async () => {
  const { rerender, prerendered } = openPrerendered()
  prerendered()?.setAttribute('data-scrolled', '')
  const region = prerendered()?.querySelector('section')
  if (region) region.scrollTop = 120
  const scrolled: unknown[] = []
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)

  rerender(<p>The page</p>)
  root.innerHTML = '<section aria-label="Description"></section>'
  Object.assign(root.firstElementChild ?? {}, { scrollTo: (to: unknown) => scrolled.push(to) })
  await Promise.resolve()

  expect(prerendered()).toBeNull()
  expect(scrolled).toEqual([{ top: 120, behavior: 'instant' }])
})
