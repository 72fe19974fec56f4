import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FirstSightStays } from './first-sight-stays.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

function openWithSight() {
  document.body.innerHTML = '<div id="first-sight"><section aria-label="Description"></section></div>'
  const shown = render(<FirstSightStays key="boot" />)
  return { ...shown, sight: () => document.getElementById('first-sight') }
}

test('the first sight stays while one thing on its way takes the place of another', async () => {
  const { rerender, sight } = openWithSight()

  rerender(<FirstSightStays key="bones" />)
  await Promise.resolve()

  expect(sight()).not.toBeNull()
})

test('the page takes the place of its first sight, at the line where somebody reads', async () => {
  const { rerender, sight } = openWithSight()
  sight()?.setAttribute('data-scrolled', '')
  const region = sight()?.querySelector('section')
  if (region) region.scrollTop = 120
  const scrolled: unknown[] = []
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)

  rerender(<p>The page</p>)
  root.innerHTML = '<section aria-label="Description"></section>'
  Object.assign(root.firstElementChild ?? {}, { scrollTo: (to: unknown) => scrolled.push(to) })
  await Promise.resolve()

  expect(sight()).toBeNull()
  expect(scrolled).toEqual([{ top: 120, behavior: 'instant' }])
})
