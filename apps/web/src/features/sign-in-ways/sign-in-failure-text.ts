import { type SignInFailure, signInFailures } from '@codedojo/contract'

const words = {
  cancelled: 'You cancelled at the provider, so nothing has changed.',
  expired:
    'This sign-in was begun in another browser, too long ago, or more than once. Begin again with the button below.',
  provider_failed: 'The provider did not answer as it should. Try again in a minute, or use another way.',
  no_email:
    'The provider gave no confirmed email address. Confirm it there, or create an account with your email and connect the provider in the settings.',
  account_exists:
    'There is an account with this email already. Sign in with its password, then connect the provider in the settings.',
  not_recent:
    'Before you connect an account, show that it is you: sign out, sign in again, and come back within 15 minutes.',
  connected_elsewhere:
    'This account of the provider is connected to another account here. Disconnect it there first.',
  sign_up_closed:
    'You have no account here yet, and this installation does not let you create one this way. Ask its administrators.',
  account_suspended: 'This account is suspended. Write to the people who run this site.',
  too_many: 'Too many people have signed in from this network just now. Try again in a few minutes.',
} as const satisfies Record<SignInFailure, string>

/** Message for the `signIn` parameter of the URL; null if none or unknown. */
export function signInFailureWords(word: string | null): string | null {
  const failure = signInFailures.find((each) => each === word)
  return failure === undefined ? null : words[failure]
}
