import {
  disconnectProvider,
  type SignInProvider,
  type SignInWays,
  signInProviderNames,
  signInProviders,
} from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../lib/api/api.ts'
import { formatShortDate } from '../../lib/format/format-date.ts'
import { signInOptionsQuery } from '../../shared/accounts/sign-in-options.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useActionWithToast } from '../../ui/use-action-with-toast.ts'
import { ConnectDirectoryDialog } from './connect-directory-dialog.tsx'
import { ProviderMark } from './provider-mark.tsx'
import { signInWaysQuery } from './queries.ts'
import { signInPath } from './sign-in-path.ts'

interface ConnectionsPanelProps {
  ways: SignInWays
  /** Path of the page to return to from a provider. */
  next: string
}

/** The connected sign-in providers. Hidden if none is offered or connected. */
export function ConnectionsPanel({ ways, next }: ConnectionsPanelProps) {
  const options = useQuery(signInOptionsQuery).data
  const offered = options?.providers ?? []
  const names = options?.names ?? signInProviderNames
  const [asked, setAsked] = useState<SignInProvider | null>(null)
  const [isConnecting, setIsConnecting] = useState(false)
  const disconnect = useActionWithToast({
    run: (provider: SignInProvider) => callApi(disconnectProvider, { params: { provider } }),
    failedText: 'The account was not disconnected.',
    changes: signInWaysQuery.queryKey,
  })
  const connectionOf = (provider: SignInProvider) =>
    ways.connections.find((connection) => connection.provider === provider)
  const shown = signInProviders.filter((provider) => offered.includes(provider) || connectionOf(provider))
  if (shown.length === 0) return null
  return (
    <Panel title="Connected accounts">
      <ul className="divide-y divide-line px-4">
        {shown.map((provider) => {
          const name = names[provider]
          const connectedAt = connectionOf(provider)?.connectedAt
          return (
            <li key={provider} className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <ProviderMark provider={provider} />
              <div className="min-w-0 flex-1">
                <p className="text-body first-letter:uppercase">{name}</p>
                <p className="text-ui text-muted">
                  {connectedAt
                    ? `Connected since ${formatShortDate(new Date(connectedAt))}`
                    : 'Not connected'}
                </p>
              </div>
              {connectedAt ? (
                <Button
                  aria-label={`Disconnect ${name}`}
                  isBusy={disconnect.isPending}
                  onClick={() => setAsked(provider)}
                >
                  Disconnect
                </Button>
              ) : provider === 'ldap' ? (
                <Button aria-label={`Connect ${name}`} onClick={() => setIsConnecting(true)}>
                  Connect
                </Button>
              ) : (
                <a
                  href={signInPath(provider, { next, isConnecting: true })}
                  aria-label={`Connect ${name}`}
                  className={buttonClasses({})}
                >
                  Connect
                </a>
              )}
            </li>
          )
        })}
      </ul>
      {isConnecting && <ConnectDirectoryDialog name={names.ldap} onClose={() => setIsConnecting(false)} />}
      {asked && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(null)}
          title={`Disconnect ${names[asked]}`}
          question={`You can no longer sign in with ${names[asked]}, until you connect it again.`}
          confirmText="Disconnect"
          onConfirm={() => disconnect.mutate(asked)}
        />
      )}
    </Panel>
  )
}
