import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api/api-error.ts'
import { canUsePasskeys } from '../../lib/passkeys.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { ConnectionsPanel } from './connections-panel.tsx'
import { EmailPanel } from './email-panel.tsx'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { PasskeysPanel } from './passkeys/passkeys-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { signInWaysQuery } from './queries.ts'
import { SecondFactorPanel } from './second-factor/second-factor-panel.tsx'

interface AccountPanelsProps {
  emailId: string
  /** Path of this page, to return to from a provider. */
  path: string
  /** Called when the account's email has changed. */
  onChanged: () => void
}

/** The ways in which the user can sign in. */
export function AccountPanels({ emailId, path, onChanged }: AccountPanelsProps) {
  const { data, error, isFetching, refetch } = useQuery(signInWaysQuery)
  if (data)
    return (
      <>
        <EmailPanel emailId={emailId} ways={data} onChanged={onChanged} />
        <PasswordPanel key={String(data.hasPassword)} emailId={emailId} hasPassword={data.hasPassword} />
        <PasskeysPanel passkeys={data.passkeys} passkeyUse={data.passkeyUse} />
        {data.hasPassword && (
          <SecondFactorPanel
            emailId={emailId}
            secondFactor={data.secondFactor}
            hasPasskeys={data.passkeyUse === 'offered' && data.passkeys.length > 0 && canUsePasskeys()}
          />
        )}
        <ConnectionsPanel ways={data} next={path} />
      </>
    )
  if (error)
    return (
      <div className="panel">
        <ErrorState
          title="Failed to load how you sign in."
          detail={messageOf(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    )
  return <PanelSkeleton label="Loading how you sign in" titles={['Email', 'Password']} />
}
