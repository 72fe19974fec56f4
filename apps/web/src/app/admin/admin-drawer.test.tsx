import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FilePlus, LayoutDashboard } from 'lucide-react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { AdminDrawer } from './admin-drawer.tsx'
import type { AdminPage } from './admin-pages.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const pages: AdminPage[] = [
  { path: '/admin', entry: { group: null, text: 'Dashboard', icon: LayoutDashboard } },
  {
    path: '/admin/createProblem',
    entry: { group: 'Problems', text: 'Create problem', icon: FilePlus },
  },
]

function open(path = '/admin'): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <AdminDrawer pages={pages} />
    </MemoryRouter>,
  )
}

test('the drawer lists the pages, and the groups that have a page', () => {
  open()

  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Dashboard', 'Create problem'])
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Problems'])
})

test('a folded group stays folded on the next visit, and opens again', async () => {
  const user = userEvent.setup()
  open()
  await user.click(screen.getByRole('button', { name: 'Problems' }))
  cleanup()

  open()

  expect(screen.queryByRole('link', { name: 'Create problem' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Problems' }))
  expect(screen.getByRole('link', { name: 'Create problem' })).toBeTruthy()
})

test('the entry of the page that is open comes into view', () => {
  const scrolled: unknown[] = []
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolled.push(this.textContent)
  })

  open('/admin/createProblem')

  expect(scrolled).toEqual(['Create problem'])
})
