import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a row of tabs that does not fit says on which side there are more', () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(300)
  const tabs = ['one', 'two'].map((value) => ({ value, text: value }))
  render(
    <Tabs label="Parts" tabs={tabs} value="one" onChoose={() => {}}>
      {null}
    </Tabs>,
  )
  const row = screen.getByRole('tablist')
  expect(row.dataset.more).toBe('end')

  row.scrollLeft = 50
  fireEvent.scroll(row)
  expect(row.dataset.more).toBe('start end')

  row.scrollLeft = 100
  fireEvent.scroll(row)
  expect(row.dataset.more).toBe('start')
})
