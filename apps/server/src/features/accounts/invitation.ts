import type { Context } from '../../context.ts'
import type { Mail } from '../../providers/mail/index.ts'
import { issueMailedResetSecret } from './reset-password.ts'

const validDays = 7
const dayMs = 24 * 60 * 60 * 1000

export interface Invitee {
  readonly _id: string
  readonly name: string
  readonly emailId: string
}

/** Mails the owner of a newly created account a link to choose a password; it works once, within a week. */
export async function sendInvitation(
  { config, database, mailer }: Pick<Context, 'config' | 'database' | 'mailer'>,
  invited: Invitee,
): Promise<void> {
  const token = await issueMailedResetSecret(database, { userId: invited._id, validMs: validDays * dayMs })
  mailer.send(invitationMail({ ...invited, publicUrl: config.publicUrl, token }))
}

function invitationMail({
  name,
  emailId,
  publicUrl,
  token,
}: Invitee & { publicUrl: string; token: string }): Mail {
  return {
    to: emailId,
    subject: 'Your CodeDojo account',
    text: `Hello ${name},

an account was made for you at ${publicUrl}. You sign in with ${emailId}.
Choose your password here within ${validDays} days; the link works once:

${publicUrl}/reset-password?token=${encodeURIComponent(token)}

Later, "Forgot password?" on the sign-in page brings a new link.
`,
  }
}
