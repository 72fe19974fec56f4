import { askConfirmation, keepEmail, type SignInWays } from '@codedojo/contract'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../lib/api/api.ts'
import { formatLongDate } from '../../lib/format/format-date.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useActionWithToast } from '../../ui/use-action-with-toast.ts'
import { EmailForm } from './email-form.tsx'
import { signInWaysQuery } from './queries.ts'

interface EmailPanelProps {
  emailId: string
  ways: SignInWays
  /** Called when the email has changed. */
  onChanged: () => void
}

/**
 * The account's email and whether it is confirmed. Confirming it neither unlocks nor restricts anything; it shows that a
 * lost password can be replaced.
 */
export function EmailPanel({ emailId, ways, onChanged }: EmailPanelProps) {
  const { emailVerified, canSendMail, pendingEmail, correction } = ways
  const [isChanging, setIsChanging] = useState(false)
  const ask = useActionWithToast({
    run: () => callApi(askConfirmation),
    failedText: 'The link was not sent.',
    changes: signInWaysQuery.queryKey,
  })
  return (
    <Panel title="Email">
      {correction !== null && (
        <p className="border-b border-line bg-limit-soft px-4 py-3 text-ui">
          An administrator corrected {correction.parts.map((part) => `your ${part}`).join(' and ')} on{' '}
          {formatLongDate(new Date(correction.at))}. If something is wrong, change it here and in your
          profile.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
        <div className="min-w-0 flex-1 basis-64">
          <p className="text-body break-words">{emailId}</p>
          <p className="mt-1 flex items-center gap-1.5 text-ui text-muted">
            {emailVerified ? (
              <>
                <CircleCheck size={14} strokeWidth={1.75} className="text-ac" aria-hidden /> Confirmed
              </>
            ) : (
              <>
                <CircleDashed size={14} strokeWidth={1.75} aria-hidden /> Not confirmed
              </>
            )}
          </p>
        </div>
        {!emailVerified && canSendMail && (
          <Button isBusy={ask.isPending} onClick={() => ask.mutate()}>
            Send link
          </Button>
        )}
        {!isChanging && <Button onClick={() => setIsChanging(true)}>Change email</Button>}
      </div>
      {pendingEmail !== null && <Pending email={pendingEmail} />}
      {isChanging && <EmailForm ways={ways} onClose={() => setIsChanging(false)} onChanged={onChanged} />}
      {!emailVerified && !isChanging && (
        <p className="border-t border-line px-4 py-3 text-ui text-muted">
          {canSendMail
            ? 'Everything works without it. A confirmed email lets you sign in with a provider that has the same one.'
            : 'This installation sends no mail, so nothing can be confirmed. Everything works without it.'}
        </p>
      )}
    </Panel>
  )
}

function Pending({ email }: { email: string }) {
  const keep = useActionWithToast({
    run: () => callApi(keepEmail),
    failedText: 'The change was not given up.',
    changes: signInWaysQuery.queryKey,
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-4 py-3">
      <p className="min-w-0 flex-1 basis-64 text-ui break-words text-muted">
        A link was sent to <bdi className="text-ink">{email}</bdi>. Your email changes when it is opened,
        within a day.
      </p>
      <Button isBusy={keep.isPending} onClick={() => keep.mutate()}>
        Keep the old one
      </Button>
    </div>
  )
}
