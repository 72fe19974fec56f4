import { expect, test } from 'vitest'
import { distance, nearPages, openPages } from './near-pages.ts'

const learner = openPages({ role: 'user' })
const first = (pathname: string, pages = learner) => nearPages(pathname, pages)[0]?.text

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
  expect(first('/admin/audti', openPages({ role: 'admin' }))).toBe('Audit log')
  expect(nearPages('/admin/audit', learner)).toEqual([])
  expect(first('/sign-up', openPages(null))).toBe('Sign up')
  expect(nearPages('/settings', openPages(null))).toEqual([])
})

test.each([
  ['settings', 'setings', 1],
  ['orders', 'ordres', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
])('from %j to %j it takes %d slips', (one, other, slips) => {
  expect(distance(one, other)).toBe(slips)
})
