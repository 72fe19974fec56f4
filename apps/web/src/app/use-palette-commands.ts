import type { HelpPage } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../features/accounts/queries.ts'
import { helpPath } from '../features/help/help-path.ts'
import { helpPagesQuery } from '../features/help/queries.ts'
import { submissionsPath } from '../lib/attempt-paths.ts'
import { chooseTheme, currentTheme, nextTheme } from '../lib/theme.ts'
import { adminPages } from './admin-pages.ts'
import type { PaletteEntry } from './palette-entries.ts'
import { useShell } from './shell-context.ts'
import { useSignOut } from './use-sign-out.ts'

/** Pages and acts that the palette offers beside the problems. */
export function usePaletteCommands(): PaletteEntry[] {
  const { openShortcuts } = useShell()
  const signOut = useSignOut()
  const { data: user } = useQuery(sessionQuery)
  const { data: helpPages = [] } = useQuery(helpPagesQuery(''))
  return [
    { kind: 'page', id: 'page-problems', text: 'Problems', path: '/', keys: ['G', 'P'] },
    { kind: 'page', id: 'page-submissions', text: 'Your submissions', path: submissionsPath, keys: [] },
    { kind: 'page', id: 'page-courses', text: 'Explore courses', path: '/explorecourses', keys: [] },
    { kind: 'page', id: 'page-my-courses', text: 'My courses', path: '/mycourses', keys: [] },
    { kind: 'page', id: 'page-contests', text: 'Contests', path: '/contest', keys: [] },
    { kind: 'page', id: 'page-discuss', text: 'Discuss', path: '/discuss', keys: [] },
    { kind: 'page', id: 'page-store', text: 'Store', path: '/store', keys: [] },
    { kind: 'page', id: 'page-premium', text: 'Premium', path: '/premium', keys: [] },
    { kind: 'page', id: 'page-profile', text: 'Profile', path: '/profile', keys: [] },
    { kind: 'page', id: 'page-orders', text: 'Your orders', path: '/orders', keys: [] },
    { kind: 'page', id: 'page-settings', text: 'Settings', path: '/settings', keys: ['G', 'S'] },
    { kind: 'page', id: 'page-contact', text: 'Contact Us', path: '/contact', keys: [] },
    { kind: 'page', id: 'page-help', text: 'Help pages', path: '/help', keys: [] },
    ...helpEntries(helpPages),
    { kind: 'page', id: 'page-terms', text: 'Terms and conditions', path: '/terms', keys: [] },
    ...(user?.role === 'admin' ? adminEntries() : []),
    {
      kind: 'action',
      id: 'change-theme',
      text: 'Change theme',
      keys: ['T'],
      act: () => chooseTheme(nextTheme(currentTheme())),
    },
    { kind: 'action', id: 'shortcuts', text: 'Show shortcuts', keys: ['?'], act: openShortcuts },
    { kind: 'action', id: 'logout', text: 'Logout', keys: [], act: signOut },
  ]
}

function helpEntries(pages: readonly HelpPage[]): PaletteEntry[] {
  return pages.map((page) => ({
    kind: 'page',
    id: `help-${page.slug}`,
    text: `Help: ${page.title}`,
    path: helpPath(page),
    keys: [],
  }))
}

function adminEntries(): PaletteEntry[] {
  return adminPages.map(({ path, entry }) => ({
    kind: 'page',
    id: `page-${path}`,
    text: `Admin: ${entry.text}`,
    path,
    keys: [],
  }))
}
