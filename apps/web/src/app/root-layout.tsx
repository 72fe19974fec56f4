import { useCallback, useMemo, useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { CommandPalette } from './command-palette.tsx'
import { type Shell, ShellContext, type ShortcutGroup } from './shell-context.ts'
import { ShortcutSheet } from './shortcut-sheet.tsx'
import { useGlobalKeys } from './use-global-keys.ts'

/** Around every page, work screens included: command palette, shortcut sheet and the keys that open them. */
export function RootLayout() {
  const [isPaletteOpen, setIsPaletteOpen] = useState(false)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const [offered, setOffered] = useState<readonly ShortcutGroup[]>([])
  const offerShortcuts = useCallback((groups: readonly ShortcutGroup[]) => {
    setOffered(groups)
    return () => setOffered([])
  }, [])
  const shell = useMemo<Shell>(
    () => ({
      openPalette: () => setIsPaletteOpen(true),
      openShortcuts: () => setIsSheetOpen(true),
      offerShortcuts,
    }),
    [offerShortcuts],
  )
  useGlobalKeys(shell)

  return (
    <ShellContext value={shell}>
      <Outlet />
      <CommandPalette isOpen={isPaletteOpen} onOpenChange={setIsPaletteOpen} />
      <ShortcutSheet isOpen={isSheetOpen} onOpenChange={setIsSheetOpen} offered={offered} />
      <ScrollRestoration />
    </ShellContext>
  )
}
