import { askConfirmation, type SignInWays } from '@codedojo/contract'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { callApi } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useToldAct } from '../../ui/use-told-act.ts'
import { signInWaysQuery } from './queries.ts'

interface EmailPanelProps {
  emailId: string
  ways: SignInWays
}

/** Confirming the email opens nothing and hinders nothing; it says that a lost password can be replaced. */
export function EmailPanel({ emailId, ways }: EmailPanelProps) {
  const { emailVerified, canSendMail } = ways
  const ask = useToldAct({
    run: () => callApi(askConfirmation),
    failedText: 'The link was not sent.',
    changes: signInWaysQuery.queryKey,
  })
  return (
    <Panel title="Email">
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
      </div>
      {!emailVerified && (
        <p className="border-t border-line px-4 py-3 text-ui text-muted">
          {canSendMail
            ? 'Everything works without it. A confirmed email lets you sign in with a provider that has the same one.'
            : 'This installation sends no mail, so nothing can be confirmed. Everything works without it.'}
        </p>
      )}
    </Panel>
  )
}
