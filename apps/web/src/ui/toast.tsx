import { CircleCheck, CircleX, Megaphone, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Toaster as SonnerToaster, toast } from 'sonner'
import { useIsPhone } from '../lib/use-media-query.ts'
import { actionBarHeight } from './use-action-bar.ts'

interface ToastAction {
  text: string
  onClick: () => void
}

interface NotifyOptions {
  /** A second line, smaller. */
  detail?: string
  action?: ToastAction
}

/** Says that something succeeded; goes away after 5 seconds. One with the same key takes the place of the other. */
export function notify(text: string, { key, ...options }: NotifyOptions & { key?: string } = {}): void {
  const icon = <CircleCheck size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ac" aria-hidden />
  toast.custom((id) => <ToastCard id={id} icon={icon} text={text} {...options} />, {
    ...(key && { id: key }),
    duration: 5000,
  })
}

/** Says that something failed; stays until it is closed or its action is taken. */
export function notifyFailure(text: string, options: NotifyOptions = {}): void {
  const icon = <CircleX size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-wa" aria-hidden />
  toast.custom((id) => <ToastCard id={id} icon={icon} text={text} {...options} />, {
    duration: Number.POSITIVE_INFINITY,
  })
}

/** Says what somebody told everybody; stays until it is closed. One with the same key takes the place of the other. */
export function announce(text: string, { key, ...options }: NotifyOptions & { key: string }): void {
  const icon = <Megaphone size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-primary" aria-hidden />
  toast.custom((id) => <ToastCard id={id} icon={icon} text={text} {...options} />, {
    id: key,
    duration: Number.POSITIVE_INFINITY,
  })
}

interface ToastCardProps extends NotifyOptions {
  id: string | number
  icon: ReactNode
  text: string
}

function ToastCard({ id, icon, text, detail, action }: ToastCardProps) {
  const act = () => {
    toast.dismiss(id)
    action?.onClick()
  }
  return (
    <div className="flex w-[356px] font-sans max-w-[calc(100vw-32px)] items-start gap-3 rounded-lg border border-line-strong bg-panel p-3">
      {icon}
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

/** Below right on a desk, but above an action bar that stands at the bottom (see `useActionBar`); on phones at the top. */
export function Toaster() {
  return (
    <SonnerToaster
      position={useIsPhone() ? 'top-center' : 'bottom-right'}
      offset={{ bottom: `calc(${actionBarHeight} + 24px)`, right: 24 }}
      gap={8}
    />
  )
}
