import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from '../router.tsx'
import { appShellKindAt } from './app-shell-at.ts'
import { NavbarLayout } from './navbar-layout.tsx'

/** The pattern of each page's route, and whether it has the navbar. Redirects are no pages. */
async function pagesOf(all: readonly RouteObject[], isInShell = false): Promise<[string, boolean][]> {
  const pages = all.map(async (route): Promise<[string, boolean][]> => {
    const { path, lazy, children = [] } = route
    if (path !== undefined) return lazy ? [[path, isInShell]] : []
    const layout = typeof lazy === 'function' ? await lazy() : undefined
    return pagesOf(children, isInShell || layout?.Component === NavbarLayout)
  })
  return (await Promise.all(pages)).flat()
}

test('every page begins with the bar that it will have', async () => {
  const pages = await pagesOf(routes)

  const frames = pages.map(([path]) => [path, appShellKindAt(path.replaceAll(/:\w+/g, 'some-id'))])
  const expected = pages.map(([path, isInShell]) => {
    if (path === '/problemcontent/:id') return [path, 'work']
    return [path, isInShell ? 'bar' : 'none']
  })
  expect(expected).toContainEqual(['/', 'bar'])
  expect(frames).toEqual(expected)
})
