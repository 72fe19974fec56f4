import { Check, CircleAlert, Clock, CloudOff, LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { TextSnapshot } from '../../lib/autosave/text-autosave.ts'
import { joinClasses } from '../../lib/join-classes.ts'
import { notify } from '../toast.tsx'

const words = {
  saved: { text: 'Saved', Icon: Check, tone: 'text-muted' },
  saving: { text: 'Saving', Icon: LoaderCircle, tone: 'text-muted' },
  later: { text: 'Kept on this device', Icon: Clock, tone: 'text-limit' },
  offline: { text: 'Offline (kept on this device)', Icon: CloudOff, tone: 'text-limit' },
  signedOut: { text: 'Signed out (kept on this device)', Icon: CloudOff, tone: 'text-limit' },
  refused: { text: 'Not saved', Icon: CircleAlert, tone: 'text-wa' },
} as const satisfies Record<TextSnapshot['saved'], unknown>

interface SaveStatusProps extends Pick<TextSnapshot, 'saved' | 'failure' | 'nextTryAt'> {
  /** Then a phone shows the icon alone, as long as nothing is wrong. */
  isNarrow?: boolean
}

/** The save status of a text. The reason of a failed save is its tooltip, and a press announces it. */
export function SaveStatus({ saved, failure, nextTryAt, isNarrow = false }: SaveStatusProps) {
  const { text, Icon, tone } = words[saved]
  const isUsual = saved === 'saved' || saved === 'saving'
  const whole = saved === 'refused' && failure ? `${text}: ${failure}` : text
  const classes = `inline-flex min-w-0 items-center gap-1.5 text-caption ${tone}`
  const parts = (
    <>
      <Icon size={14} strokeWidth={1.75} className="shrink-0" aria-hidden />
      <span className={joinClasses('truncate', isNarrow && isUsual && 'max-md:sr-only')}>
        {whole}
        {saved === 'later' && nextTryAt !== null && <NextTry at={nextTryAt} />}
      </span>
    </>
  )
  if (isUsual) return <span className={classes}>{parts}</span>
  // On touch screens the text may be truncated and has no tooltip, so a press shows all of it.
  return (
    <button
      type="button"
      className={classes}
      title={failure ?? text}
      onClick={() => notify(whole, { key: 'save-status' })}
    >
      {parts}
    </button>
  )
}

function NextTry({ at }: { at: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return <>, saved again in {Math.max(0, Math.ceil((at - now) / 1000))} s</>
}
