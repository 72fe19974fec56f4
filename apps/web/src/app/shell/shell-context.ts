import { createContext, useContext, useEffect } from 'react'

export interface Shortcut {
  text: string
  keys: readonly string[]
}

export interface ShortcutGroup {
  title: string
  shortcuts: readonly Shortcut[]
}

export interface Shell {
  openPalette: () => void
  openShortcuts: () => void
  /** Adds groups to the shortcut sheet; returns the function that removes them. */
  offerShortcuts: (groups: readonly ShortcutGroup[]) => () => void
}

export const ShellContext = createContext<Shell | null>(null)

/** What the layout around every page offers: it opens palette and shortcut sheet, and lists the shortcuts of the page. */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('This component stands outside the root layout.')
  return shell
}

/** Lists a page's shortcuts in the shortcut sheet while the page is open. `groups` must keep its identity. */
export function useOfferedShortcuts(groups: readonly ShortcutGroup[]): void {
  const { offerShortcuts } = useShell()
  useEffect(() => offerShortcuts(groups), [offerShortcuts, groups])
}
