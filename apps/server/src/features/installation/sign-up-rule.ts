import { domainOf, type FieldError, type InstallationSettings } from '@codedojo/contract'
import { schema, type Transaction } from '@codedojo/db'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'

const { invitationCode } = schema

type SignUp = InstallationSettings['signUp']

/** Returns the error of a sign-up rule that nobody could satisfy on this installation; null if it can be satisfied. */
export function findSignUpFault({ config }: Pick<Context, 'config'>, { who }: SignUp): FieldError | null {
  const hasProviders = Object.values(config.identity).some((settings) => settings !== null)
  if (who === 'providers' && !hasProviders)
    return {
      field: 'settings.signUp.who',
      message: 'No sign-in provider is set up, so nobody could create an account. Set the keys of one first.',
    }
  if (who === 'domains' && !hasProviders && config.smtpUrl === null)
    return {
      field: 'settings.signUp.who',
      message:
        'An email must be proved before its domain counts: set SMTP_URL, so that mails go out, or the keys of a sign-in provider.',
    }
  return null
}

/** How somebody wants to create an account. */
export type SignUpWay =
  | { readonly by: 'password'; readonly invitation: string | undefined }
  /** Whoever receives mail at the address gets a link. */
  | { readonly by: 'mail'; readonly email: string }
  /** `email` is verified by the provider. */
  | { readonly by: 'provider'; readonly email: string; readonly invitation: string | undefined }

/**
 * Throws `sign_up_closed` unless this installation lets somebody create an account this way, and `wrong_invitation` for an
 * invitation code that is not valid. Uses up the code, so call it in the transaction that creates the account.
 */
export async function requireSignUp(
  tx: Transaction,
  { installation }: Pick<Context, 'installation'>,
  joining: SignUpWay,
): Promise<void> {
  const { who, domains } = installation.settings().signUp
  switch (who) {
    case 'everybody':
      if (joining.by === 'mail') break
      return
    case 'domains':
      // A password alone does not prove that the email is theirs.
      if (joining.by !== 'password' && domains.includes(domainOf(joining.email))) return
      break
    case 'code':
      if (joining.by === 'mail') break
      return useInvitation(tx, joining.invitation)
    case 'providers':
      if (joining.by === 'provider') return
      break
    case 'nobody':
      break
  }
  throw new AppError('sign_up_closed', closedMessages[who])
}

const closedMessages = {
  everybody: 'Create your account with a password.',
  domains: 'Only emails of some domains may create an account here.',
  code: 'Only people with an invitation code may create an account here.',
  providers: 'Accounts are created here by signing in with another account.',
  nobody: 'Nobody can create an account here. Ask the administrators for one.',
} as const satisfies Record<SignUp['who'], string>

/** Codes are compared as they are drawn: capital letters, in groups. */
async function useInvitation(tx: Transaction, typed: string | undefined): Promise<void> {
  const code = normalizeInvitation(typed ?? '')
  const [used] = await tx
    .update(invitationCode)
    .set({ used: sql`${invitationCode.used} + 1` })
    .where(
      and(
        eq(invitationCode.code, code),
        lt(invitationCode.used, invitationCode.most),
        gt(invitationCode.endsAt, sql`now()`),
      ),
    )
    .returning({ id: invitationCode.id })
  if (used) return
  const message = 'This invitation code is not valid, has ended, or has been used up.'
  throw new AppError('wrong_invitation', message, { errors: [{ field: 'invitation', message }] })
}

/** As drawn: capital letters and digits in groups of four. */
function normalizeInvitation(typed: string): string {
  const signs = typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  return (signs.match(/.{1,4}/g) ?? []).join('-')
}
