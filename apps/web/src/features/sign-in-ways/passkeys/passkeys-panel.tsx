import { mostPasskeys, type Passkey, removePasskey, type SignInWays } from '@codedojo/contract'
import { useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { formatDayInSentence, formatShortDate } from '../../../lib/format/format-date.ts'
import { canUsePasskeys } from '../../../lib/passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useActionWithToast } from '../../../ui/use-action-with-toast.ts'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import { signInWaysQuery } from '../queries.ts'
import { AddPasskey } from './add-passkey.tsx'

const reasons = {
  unsafe_address:
    'Browsers use passkeys only where this installation has a name and an https address. Whoever runs it can set that up.',
  providers_only: 'Passkeys sign nobody in here: people use another account only.',
} as const satisfies Record<Exclude<SignInWays['passkeyUse'], 'offered'>, string>

/** The passkeys of the account, each of which signs in without the password. */
export function PasskeysPanel({ passkeys, passkeyUse }: Pick<SignInWays, 'passkeys' | 'passkeyUse'>) {
  const [isAdding, setIsAdding] = useState(false)
  const [asked, setAsked] = useState<Passkey | null>(null)
  const { area, ...watchFocus } = useRowFocus(passkeys)
  const remove = useActionWithToast({
    run: ({ _id }: Passkey) => callApi(removePasskey, { params: { id: _id } }),
    failedText: 'The passkey was not removed.',
    changes: signInWaysQuery.queryKey,
  })
  if (passkeyUse === 'providers_only' && passkeys.length === 0) return null
  const why = whyNot(passkeyUse, passkeys.length)
  return (
    <Panel title="Passkeys">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
        <p className="min-w-0 flex-1 basis-64 text-body text-muted">
          {why ??
            'Sign in with your finger, your face or a PIN in place of the password. Nobody can steal or guess a passkey.'}
        </p>
        {why === null && !isAdding && <Button onClick={() => setIsAdding(true)}>Add a passkey</Button>}
      </div>
      {isAdding && <AddPasskey onClose={() => setIsAdding(false)} />}
      <div ref={area} {...watchFocus}>
        {passkeys.length > 0 && (
          <ul aria-label="Passkeys" className="divide-y divide-line border-t border-line px-4">
            {passkeys.map((passkey) => (
              <li key={passkey._id} className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <div className="min-w-0 flex-1">
                  <p className="text-body break-words">
                    <bdi>{passkey.name}</bdi>
                  </p>
                  <p className="text-ui text-muted">{timesOf(passkey)}</p>
                </div>
                <Button
                  isSmall
                  look="danger"
                  aria-label={`Remove the passkey ${passkey.name}`}
                  isBusy={remove.isPending && remove.variables._id === passkey._id}
                  onClick={() => setAsked(passkey)}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(null)}
          title="Remove the passkey"
          question={`“${asked.name}” signs in no longer. Your device may still show it, until you delete it there, too.`}
          confirmText="Remove the passkey"
          look="danger"
          onConfirm={() => remove.mutate(asked)}
        />
      )}
    </Panel>
  )
}

/** Why none can be added; null if one can. */
function whyNot(use: SignInWays['passkeyUse'], count: number): string | null {
  if (use !== 'offered') return reasons[use]
  if (!canUsePasskeys()) return 'This browser cannot use passkeys here. A newer one can, or another.'
  return count >= mostPasskeys
    ? `You have ${mostPasskeys} passkeys, which is the most. Remove one to add another.`
    : null
}

function timesOf({ createdAt, lastUsedAt }: Passkey): string {
  const added = `Added ${formatShortDate(new Date(createdAt))}`
  return lastUsedAt === null
    ? `${added}, never used`
    : `${added}, last used ${formatDayInSentence(new Date(lastUsedAt))}`
}
