import { type ApiToken, revokeApiToken } from '@codedojo/contract'
import { useState } from 'react'
import { callApi } from '../../lib/api/api.ts'
import { formatDateTimeInSentence, formatDayInSentence } from '../../lib/format/format-date.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useActionWithToast } from '../../ui/use-action-with-toast.ts'
import { apiTokensQuery } from './queries.ts'

export function TokenRow({ token }: { token: ApiToken }) {
  const { _id, name, scopes, createdAt, endsAt, lastUsedAt } = token
  const [isAsking, setIsAsking] = useState(false)
  const hasEnded = Date.parse(endsAt) <= useNow(60_000)
  const revoke = useActionWithToast({
    run: () => callApi(revokeApiToken, { params: { id: _id } }),
    failedText: 'The token was not revoked.',
    changes: apiTokensQuery.queryKey,
  })
  const verb = hasEnded ? 'Remove' : 'Revoke'
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body">
          <span dir="auto" className="min-w-0 break-words">
            {name}
          </span>
          {scopes.map((scope) => (
            <span key={scope} className="chip">
              {scope}
            </span>
          ))}
        </p>
        <p className="flex flex-wrap gap-x-3 text-ui text-muted">
          <span>Made {formatDayInSentence(new Date(createdAt))}</span>
          <span>
            {lastUsedAt === null
              ? 'Never used'
              : `Last used ${formatDateTimeInSentence(new Date(lastUsedAt))}`}
          </span>
          <span>
            {hasEnded ? 'Ended' : 'Ends'} {formatDayInSentence(new Date(endsAt))}
          </span>
        </p>
      </div>
      <Button
        isSmall
        look={hasEnded ? 'default' : 'danger'}
        aria-label={`${verb} the token ${name}`}
        isBusy={revoke.isPending}
        onClick={() => (hasEnded ? revoke.mutate() : setIsAsking(true))}
      >
        {verb}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Revoke the token ${name}`}
        question="Scripts that use it are refused from now on. It cannot be brought back."
        confirmText="Revoke the token"
        onConfirm={() => revoke.mutate()}
      />
    </li>
  )
}
