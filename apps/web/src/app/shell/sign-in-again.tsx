import { signInProviderNames, type User } from '@codedojo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { sessionQuery } from '../../features/accounts/queries.ts'
import { loginPathFor } from '../../lib/address/safe-path.ts'
import { onSignInElsewhere } from '../../lib/api/page-account.ts'
import { confirmSignIn, postponeSignIn } from '../../lib/api/session-end.ts'
import { leaveWithoutAsking } from '../../lib/page-leaving.ts'
import { forgotPasswordPath, signedInPath } from '../../lib/paths.ts'
import { signInOptionsQuery } from '../../shared/accounts/sign-in-options.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, nothingIsLost } from '../../ui/dialog/dialog.tsx'
import { quietLinkClasses } from '../../ui/text-link.ts'
import { SignInForms } from '../pages/sign-in/sign-in-forms.tsx'

interface SignInAgainProps {
  user: User
  isOpen: boolean
  /** The session is valid, but a call needs a recent sign-in. */
  needsProof: boolean
}

/**
 * The sign-in dialog over a page whose session has ended or is not recent enough. Waiting calls are retried afterwards; see
 * `session-end.ts`.
 */
export function SignInAgain({ user, isOpen, needsProof }: SignInAgainProps) {
  const queryClient = useQueryClient()
  const location = useLocation()
  const { data: offered, isPending } = useQuery(signInOptionsQuery)
  // The session query decides whether the same person has signed in.
  const goOn = async () => {
    await queryClient.refetchQueries({ queryKey: sessionQuery.queryKey })
    if (needsProof) confirmSignIn()
  }
  useEffect(() => (needsProof ? onSignInElsewhere(confirmSignIn) : undefined), [needsProof])
  const forgot = (
    <a href={forgotPasswordPath} target="_blank" rel="noreferrer" className={quietLinkClasses}>
      Forgot password?
    </a>
  )
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={postponeSignIn}
      title="Sign in again"
      isChanged={nothingIsLost}
      firstFocus="dialog"
      description={
        needsProof
          ? 'This needs a sign-in of the last 15 minutes, so that nobody does it at a screen that you left. Then it goes on.'
          : 'Your session has ended. This page stays as it is, and what you were doing goes on.'
      }
    >
      <div className="overflow-y-auto p-5">
        {/* Waits for the answer, so that no form changes under somebody's hands. Without one, email and password remain. */}
        {!isPending && (
          <SignInForms
            offered={offered ?? { providers: [], names: signInProviderNames, hasPasskeys: false }}
            next={signedInPath}
            emailId={user.emailId}
            forgotLink={forgot}
            onSignedIn={() => void goOn()}
            terms="Other sites open in a window of their own, and this page stays."
            directoryTerms={null}
            opensWindow
          />
        )}
        <div className="mt-4 flex flex-wrap justify-end gap-2 border-t border-line pt-4">
          <Button look="ghost" onClick={postponeSignIn}>
            Not now
          </Button>
          {!needsProof && (
            <Button look="ghost" onClick={() => leaveWithoutAsking(loginPathFor(location))}>
              Leave this page
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
