import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadWithRetry } from '../lib/lazy/load-with-retry.ts'
import { onFirstInteraction } from '../lib/lazy/on-first-interaction.ts'
import type { ToastContent } from './toast-stack.tsx'

type NotifyOptions = Pick<ToastContent, 'detail' | 'action'>

/** Reports a success for 5 seconds. A toast with the same key replaces the earlier one. */
export function notify(text: string, options: NotifyOptions & { key?: string } = {}): void {
  show({ kind: 'success', text, ...options })
}

/**
 * Reports a failure until it is closed, its action is used, or the same action succeeds. The same failure is shown once. `key`
 * identifies the action where the text does not.
 */
export function notifyFailure(text: string, options: NotifyOptions & { key?: string } = {}): void {
  show({ kind: 'failure', text, key: text, ...options })
}

/** Removes the toast of a failure, by its key or its text, because the action has succeeded since or is retried. */
export function forgetFailure(key: string): void {
  removeToast(key)
}

/** Removes an announcement that was read elsewhere. */
export function forgetAnnouncement(key: string): void {
  removeToast(key)
}

function removeToast(key: string): void {
  if (isWanted) void loadStack().then(({ dismissToast }) => dismissToast(key))
}

/**
 * Shows an announcement that somebody made to everybody. It disappears after half a minute, so it must be readable elsewhere,
 * too. A toast with the same key replaces the earlier one.
 */
export function announce(text: string, options: NotifyOptions & { key: string }): void {
  show({ kind: 'announcement', text, ...options })
}

// Loaded with retries: the toaster surrounds every page, so a failed load would break all of them.
const loadStack = () =>
  loadWithRetry(async () => {
    const { ToastStack, showToast, dismissToast } = await import('./toast-stack.tsx')
    return { default: ToastStack, showToast, dismissToast }
  })
const ToastStack = lazy(loadStack)

let isWanted = false
const listeners = new Set<() => void>()

/** Loads the toast stack at the first interaction, so that later toasts need no connection, or with the first toast. */
function wantStack(): void {
  isWanted = true
  for (const listener of listeners) listener()
}
onFirstInteraction(wantStack)

function show(content: ToastContent): void {
  wantStack()
  void loadStack().then(({ showToast }) => showToast(content))
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Renders all toasts; mounted once around every page. */
export function Toaster() {
  const isStanding = useSyncExternalStore(listen, () => isWanted)
  return <Suspense fallback={null}>{isStanding && <ToastStack />}</Suspense>
}
