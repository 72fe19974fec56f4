import type { SignInWays } from '@codedojo/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatLongDate } from '../../../lib/format/format-date.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { signInWaysQuery } from '../queries.ts'
import { ConfirmApp } from './confirm-app.tsx'
import { type FactorAct, FactorDialog } from './factor-dialog.tsx'
import { PasskeyStep } from './passkey-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface SecondFactorPanelProps {
  emailId: string
  secondFactor: SignInWays['secondFactor']
  /** Whether the account has passkeys that this browser can use. */
  hasPasskeys: boolean
}

/** The current step of setting up a second factor. */
type Stage =
  | { readonly name: 'overview' }
  | { readonly name: 'password' }
  | { readonly name: 'passkey' }
  | { readonly name: 'app'; readonly secret: string; readonly address: string }
  | { readonly name: 'codes'; readonly codes: readonly string[] }

/** Sets up and removes what sign-ins with the password ask for besides: codes of an authenticator app, or a passkey. */
export function SecondFactorPanel({ emailId, secondFactor, hasPasskeys }: SecondFactorPanelProps) {
  const queryClient = useQueryClient()
  const [stage, setStage] = useState<Stage>({ name: 'overview' })
  const area = useRef<HTMLDivElement>(null)
  const lastStage = useRef(stage.name)
  useEffect(() => {
    // The step that had the focus has been removed; the password field focuses itself.
    const focusesItself = stage.name === 'password' || stage.name === 'passkey'
    if (lastStage.current !== stage.name && !focusesItself) area.current?.focus()
    lastStage.current = stage.name
  }, [stage.name])
  const toOverview = () => setStage({ name: 'overview' })
  const showCodes = (codes: readonly string[]) => {
    setStage({ name: 'codes', codes })
    void queryClient.invalidateQueries({ queryKey: signInWaysQuery.queryKey })
  }
  return (
    <Panel title="Second factor">
      <div ref={area} tabIndex={-1} className="outline-none">
        {stage.name === 'overview' && secondFactor === null && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
            <p className="min-w-0 flex-1 basis-64 text-body text-muted">
              Your password alone then opens nothing: each sign-in with it also asks for the code that an app
              on your phone shows{hasPasskeys ? ', or for a passkey' : ''}.
            </p>
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setStage({ name: 'password' })}>Set up an app</Button>
              {hasPasskeys && <Button onClick={() => setStage({ name: 'passkey' })}>Use a passkey</Button>}
            </div>
          </div>
        )}
        {stage.name === 'overview' && secondFactor !== null && (
          <InForce
            secondFactor={secondFactor}
            hasPasskeys={hasPasskeys}
            onRenewed={showCodes}
            onApp={() => setStage({ name: 'password' })}
          />
        )}
        {stage.name === 'password' && (
          <PasswordStep
            emailId={emailId}
            onDrawn={(drawn) => setStage({ name: 'app', ...drawn })}
            onCancel={toOverview}
          />
        )}
        {stage.name === 'passkey' && (
          <PasskeyStep emailId={emailId} onAsked={showCodes} onCancel={toOverview} />
        )}
        {stage.name === 'app' && (
          <ConfirmApp
            secret={stage.secret}
            address={stage.address}
            onConfirmed={showCodes}
            onCancel={toOverview}
          />
        )}
        {stage.name === 'codes' && <RecoveryCodes codes={stage.codes} onClose={toOverview} />}
      </div>
    </Panel>
  )
}

interface InForceProps {
  secondFactor: NonNullable<SignInWays['secondFactor']>
  hasPasskeys: boolean
  onRenewed: (codes: readonly string[]) => void
  onApp: () => void
}

function InForce({ secondFactor, hasPasskeys, onRenewed, onApp }: InForceProps) {
  const { since, hasApp, recoveryCodesLeft } = secondFactor
  const [act, setAct] = useState<FactorAct | null>(null)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-body">
          {hasApp ? 'A code of your app' : 'A passkey'} is asked for since {formatLongDate(new Date(since))}
        </p>
        {hasApp && hasPasskeys && <p className="text-ui text-muted">A passkey does in its place.</p>}
        <p className={recoveryCodesLeft < 3 ? 'text-ui text-wa' : 'text-ui text-muted'}>
          {pluralize(recoveryCodesLeft, 'recovery code')} left
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!hasApp && <Button onClick={onApp}>Set up an app, too</Button>}
        <Button onClick={() => setAct('renew')}>New recovery codes</Button>
        <Button look="danger" onClick={() => setAct('end')}>
          Remove
        </Button>
      </div>
      {act && (
        <FactorDialog
          act={act}
          hasPasskeys={hasPasskeys}
          onRenewed={onRenewed}
          onClose={() => setAct(null)}
        />
      )}
    </div>
  )
}
