import { Suspense, useCallback, useMemo, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { lazyWithRetry } from '../../lib/lazy/lazy-with-retry.ts'
import { usePrintInDaylight } from '../../lib/use-print-in-daylight.ts'
import { useFocusOfReplacedButtons } from '../../ui/use-focus-of-replaced-buttons.ts'
import { BootScreen } from './boot-screen.tsx'
import { useIsPageEnabled } from './enabled-pages.ts'
import { type Shell, ShellContext, type ShortcutGroup } from './shell-context.ts'
import { useGlobalKeys } from './use-global-keys.ts'

const CommandPalette = lazyWithRetry(
  async () => (await import('../palette/command-palette.tsx')).CommandPalette,
)
const ShortcutSheet = lazyWithRetry(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet)

const NotFound = lazyWithRetry(
  async () => (await import('../pages/not-found/not-found-page.tsx')).NotFoundPage,
)

/** Layout of all pages except those for signing in: command palette, shortcut sheet, and their shortcuts. */
export function PaletteLayout() {
  const palette = useOpening()
  const sheet = useOpening()
  const [offered, setOffered] = useState<readonly ShortcutGroup[]>([])
  const offerShortcuts = useCallback((groups: readonly ShortcutGroup[]) => {
    setOffered(groups)
    return () => setOffered([])
  }, [])
  const shell = useMemo<Shell>(
    () => ({ openPalette: palette.open, openShortcuts: sheet.open, offerShortcuts }),
    [palette.open, sheet.open, offerShortcuts],
  )
  useGlobalKeys(shell)
  useFocusOfReplacedButtons()
  usePrintInDaylight()

  return (
    <ShellContext value={shell}>
      <PageOfPart />
      <Suspense fallback={null}>
        {palette.wasOpen && <CommandPalette isOpen={palette.isOpen} onOpenChange={palette.setIsOpen} />}
        {sheet.wasOpen && (
          <ShortcutSheet isOpen={sheet.isOpen} onOpenChange={sheet.setIsOpen} offered={offered} />
        )}
      </Suspense>
    </ShellContext>
  )
}

/** The page; one of a part that this installation does without is no page. */
function PageOfPart() {
  const { pathname } = useLocation()
  const isPageEnabled = useIsPageEnabled()
  if (isPageEnabled(pathname)) return <Outlet />
  return (
    <Suspense fallback={<BootScreen />}>
      <NotFound />
    </Suspense>
  )
}

/** The state of a lazily loaded overlay, which stays mounted once it was opened. */
function useOpening() {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const open = useCallback(() => {
    setWasOpen(true)
    setIsOpen(true)
  }, [])
  return { isOpen, setIsOpen, wasOpen, open }
}
