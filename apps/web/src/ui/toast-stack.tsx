import { CircleCheck, CircleX, type LucideIcon, Megaphone, X } from 'lucide-react'
import { Toaster, toast } from 'sonner'
import { useIsWorkPhone } from '../lib/use-media-query.ts'
import { actionBarHeight } from './use-action-bar.ts'

export interface ToastContent {
  readonly kind: 'success' | 'failure' | 'announcement'
  readonly text: string
  /** A second line, smaller. */
  readonly detail?: string
  readonly action?: { readonly text: string; readonly onClick: () => void }
  /** A toast with the same key replaces the earlier one. */
  readonly key?: string
}

const looks = {
  success: { icon: CircleCheck, colour: 'text-ac', ms: 5000 },
  failure: { icon: CircleX, colour: 'text-wa', ms: Number.POSITIVE_INFINITY },
  announcement: { icon: Megaphone, colour: 'text-primary', ms: 30_000 },
} as const satisfies Record<ToastContent['kind'], { icon: LucideIcon; colour: string; ms: number }>

/**
 * The ids of toasts that may still be visible, by key. Each failure gets an id of its own, so that dismissing one does not
 * remove its successor.
 */
const standing = new Map<string, string | number>()

/** A toast that is shown before the stack is mounted waits for it. */
export function showToast(told: ToastContent): void {
  const { kind, key } = told
  const isFailure = kind === 'failure'
  if (isFailure && key) dismissToast(key)
  const id = toast.custom((id) => <ToastCard id={id} told={told} />, {
    ...(!isFailure && key && { id: key }),
    duration: looks[kind].ms,
  })
  if (key) standing.set(key, id)
}

/** Removes the toast with this key, if it is still visible. */
export function dismissToast(key: string): void {
  const id = standing.get(key)
  if (id !== undefined) toast.dismiss(id)
  standing.delete(key)
}

function ToastCard({ id, told }: { id: string | number; told: ToastContent }) {
  const { kind, text, detail, action } = told
  const { icon: Icon, colour } = looks[kind]
  const act = () => {
    toast.dismiss(id)
    action?.onClick()
  }
  return (
    <div className="flex w-[356px] font-sans max-w-[calc(100vw-32px)] items-start gap-3 rounded-lg border border-line-strong bg-panel p-3">
      <Icon size={16} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${colour}`} aria-hidden />
      <div className="min-w-0 flex-1 text-body text-ink">
        <p className="break-words">{text}</p>
        {detail && <p className="text-ui break-words text-muted">{detail}</p>}
      </div>
      {action && (
        <button type="button" className="btn btn-sm" onClick={act}>
          {action.text}
        </button>
      )}
      <button
        type="button"
        aria-label="Close"
        className="btn btn-ghost btn-square btn-sm"
        onClick={() => toast.dismiss(id)}
      >
        <X size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  )
}

const underBar = 56

/** At the bottom right on a large screen, above an action bar (see `useActionBar`); on phones below the top bar. */
export function ToastStack() {
  return (
    <Toaster
      position={useIsWorkPhone() ? 'top-center' : 'bottom-right'}
      offset={{ top: underBar, bottom: `calc(${actionBarHeight} + 24px)`, right: 24 }}
      mobileOffset={{ top: underBar }}
      gap={8}
    />
  )
}
