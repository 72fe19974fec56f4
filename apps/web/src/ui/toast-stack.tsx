import { CircleCheck, CircleX, type LucideIcon, Megaphone, X } from 'lucide-react'
import { Toaster, toast } from 'sonner'
import { useIsWorkPhone } from '../lib/use-media-query.ts'
import { actionBarHeight } from './use-action-bar.ts'

export interface Told {
  readonly kind: 'success' | 'failure' | 'announcement'
  readonly text: string
  /** A second line, smaller. */
  readonly detail?: string
  readonly action?: { readonly text: string; readonly onClick: () => void }
  /** One with the same key takes the place of the other. */
  readonly key?: string
}

const looks = {
  success: { icon: CircleCheck, colour: 'text-ac', ms: 5000 },
  failure: { icon: CircleX, colour: 'text-wa', ms: Number.POSITIVE_INFINITY },
  announcement: { icon: Megaphone, colour: 'text-primary', ms: 30_000 },
} as const satisfies Record<Told['kind'], { icon: LucideIcon; colour: string; ms: number }>

/** What may still stand there, by its key. Each failure has an id of its own: one that follows at once is not taken away with it. */
const standing = new Map<string, string | number>()

/** One that is shown before the stack stands waits for it. */
export function showToast(told: Told): void {
  const { kind, key } = told
  const isFailure = kind === 'failure'
  if (isFailure && key) forgetToast(key)
  const id = toast.custom((id) => <ToastCard id={id} told={told} />, {
    ...(!isFailure && key && { id: key }),
    duration: looks[kind].ms,
  })
  if (key) standing.set(key, id)
}

/** Takes it away, if it still stands there. */
export function forgetToast(key: string): void {
  const id = standing.get(key)
  if (id !== undefined) toast.dismiss(id)
  standing.delete(key)
}

function ToastCard({ id, told }: { id: string | number; told: Told }) {
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

/** Below right on a large screen, but above an action bar that stands at the bottom (see `useActionBar`); on phones under the bar at the top. */
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
