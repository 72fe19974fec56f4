import type { Config } from '../../apps/server/src/config.ts'
import { checkSmtp } from '../../apps/server/src/providers/mail/index.ts'
import { doubtful, type Finding, faulty, fine, reasonOf } from './finding.ts'

/** Checks whether the mail server accepts our login; sends nothing. */
export async function examineMail({ smtpUrl }: Config): Promise<Finding> {
  if (smtpUrl === null) {
    return doubtful(
      'mail',
      'none is sent: mails are files in the folder outbox of the data folder',
      'Set SMTP_URL, so that people can choose a new password by themselves.',
    )
  }
  try {
    await checkSmtp(smtpUrl)
    return fine('mail', 'the mail server lets us in')
  } catch (error) {
    return faulty('mail', reasonOf(error), 'Check SMTP_URL and the mail server.')
  }
}
