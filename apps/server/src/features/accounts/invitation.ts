import type { Context } from '../../context.ts'
import type { Mail } from '../../providers/mail/index.ts'
import { greetingOf } from './greeting.ts'
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
  {
    config,
    database,
    mailer,
    installation,
  }: Pick<Context, 'config' | 'database' | 'mailer' | 'installation'>,
  invited: Invitee,
): Promise<void> {
  const token = await issueMailedResetSecret(database, { userId: invited._id, validMs: validDays * dayMs })
  const site = installation.settings().name
  mailer.send(invitationMail({ ...invited, publicUrl: config.publicUrl, token, site }))
}

function invitationMail({
  name,
  emailId,
  publicUrl,
  token,
  site,
}: Invitee & { publicUrl: string; token: string; site: string }): Mail {
  return {
    to: emailId,
    subject: `Your ${site} account`,
    text: `${greetingOf(name)}

an account was made for you at ${publicUrl}. You sign in with ${emailId}.
Choose your password here within ${validDays} days; the link works once:

${publicUrl}/reset-password?token=${encodeURIComponent(token)}

Later, "Forgot password?" on the sign-in page brings a new link.
`,
  }
}
