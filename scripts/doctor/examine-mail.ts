import type { Config } from '../../apps/server/src/config.ts'
import { checkSmtp } from '../../apps/server/src/providers/mail/index.ts'
import { type Finding, faultFinding, okFinding, reasonOf, warningFinding } from './finding.ts'

/** Checks whether the mail server accepts our login; sends nothing. */
export async function examineMail({ smtpUrl }: Config): Promise<Finding> {
  if (smtpUrl === null) {
    return warningFinding(
      'mail',
      'none is sent: mails are files in the folder outbox of the data folder',
      'Set SMTP_URL, so that people can choose a new password by themselves.',
    )
  }
  try {
    await checkSmtp(smtpUrl)
    return okFinding('mail', 'the mail server lets us in')
  } catch (error) {
    return faultFinding('mail', reasonOf(error), 'Check SMTP_URL and the mail server.')
  }
}
