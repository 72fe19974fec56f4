import { useLocation } from 'react-router'
import { isVisitor } from '../../lib/api/is-visitor.ts'
import { useDelayed } from '../../lib/use-delayed.ts'
import { KeepAboveTheFold } from '../above-the-fold/keep-above-the-fold.tsx'
import { AppShell } from './app-shell.tsx'
import { appShellKindAt } from './app-shell-at.ts'

const wakingAfterMs = 3000

/** Shown until the server's first response: the empty bar of the page, and after 3 s a text about the delay. */
export function BootScreen() {
  const { pathname } = useLocation()
  const isWaking = useDelayed(true, wakingAfterMs)
  return (
    <div>
      <KeepAboveTheFold />
      {/* Visitors are redirected to the sign-in page, which has no bar. */}
      <AppShell kind={isVisitor() ? 'none' : appShellKindAt(pathname)} />
      {isWaking && (
        <p role="status" className="mx-auto max-w-xl px-4 pt-16 text-muted">
          The server is waking up. On first use this may take about a minute.
        </p>
      )}
    </div>
  )
}
