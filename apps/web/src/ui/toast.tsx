import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadPatiently } from '../lib/lazy/load-patiently.ts'
import { onFirstInteraction } from '../lib/lazy/on-first-interaction.ts'
import type { Told } from './toast-stack.tsx'

type NotifyOptions = Pick<Told, 'detail' | 'action'>

/** Says that something succeeded; goes away after 5 seconds. One with the same key takes the place of the other. */
export function notify(text: string, options: NotifyOptions & { key?: string } = {}): void {
  tell({ kind: 'success', text, ...options })
}

/**
 * Says that something failed; stays until it is closed, its action is taken, or the same thing works. The same failure stands
 * there once. `key` says which act it was, where the words do not.
 */
export function notifyFailure(text: string, options: NotifyOptions & { key?: string } = {}): void {
  tell({ kind: 'failure', text, key: text, ...options })
}

/** The act has worked since, or is tried again: what was said of its failure, by its key or its words, is over. */
export function forgetFailure(key: string): void {
  removeToast(key)
}

/** What was announced has been read elsewhere. */
export function forgetAnnouncement(key: string): void {
  removeToast(key)
}

function removeToast(key: string): void {
  if (isWanted) void loadStack().then(({ forgetToast }) => forgetToast(key))
}

/** Says what somebody told everybody; goes away after half a minute, so that it must stand elsewhere, too. One with the same key takes the place of the other. */
export function announce(text: string, options: NotifyOptions & { key: string }): void {
  tell({ kind: 'announcement', text, ...options })
}

// It stands around every page: were it to fail, every page would.
const loadStack = () =>
  loadPatiently(async () => {
    const { ToastStack, showToast, forgetToast } = await import('./toast-stack.tsx')
    return { default: ToastStack, showToast, forgetToast }
  })
const ToastStack = lazy(loadStack)

let isWanted = false
const listeners = new Set<() => void>()

/** From the first sign of a person on, so that what is said later needs no server; or from the first word. */
function wantStack(): void {
  isWanted = true
  for (const listener of listeners) listener()
}
onFirstInteraction(wantStack)

function tell(told: Told): void {
  wantStack()
  void loadStack().then(({ showToast }) => showToast(told))
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The place of all toasts; stands once around every page. */
export function Toaster() {
  const isStanding = useSyncExternalStore(listen, () => isWanted)
  return <Suspense fallback={null}>{isStanding && <ToastStack />}</Suspense>
}
