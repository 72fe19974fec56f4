import { expect, test } from 'vitest'
import { pagesForUser, similarPages } from './similar-pages.ts'

const learner = pagesForUser({ role: 'user' })
const first = (pathname: string, pages = learner) => similarPages(pathname, pages)[0]?.text

test.each([
  ['/setings', 'Settings'],
  ['/Settings/keys', 'Settings'],
  ['/profil', 'Profile'],
  ['/contests', 'Contests'],
  ['/ordres', 'Your orders'],
  ['/my-courses', 'My courses'],
  ['/shop', 'Store'],
  ['/support', 'Contact Us'],
  ['/plan', 'Study plans'],
])('%s is near to the page %s', (pathname, text) => {
  expect(first(pathname)).toBe(text)
})

test.each(['/xyzzy', '/', '/a/b', '/%', '/problem-1'])(
  '%s is near to no page or to the problems',
  (pathname) => {
    expect([undefined, 'Problems']).toContain(first(pathname))
  },
)

test('pages of admins are named to admins only, and a visitor is led to what a visitor may open', () => {
  expect(first('/admin/audti', pagesForUser({ role: 'admin' }))).toBe('Audit log')
  expect(similarPages('/admin/audit', learner)).toEqual([])
  expect(first('/sign-up', pagesForUser(null))).toBe('Sign up')
  expect(similarPages('/settings', pagesForUser(null))).toEqual([])
})
