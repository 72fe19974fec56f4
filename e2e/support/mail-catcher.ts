import { type FakeSmtp, startFakeSmtp } from '../../apps/server/src/testing/fake-smtp/fake-smtp.ts'

export interface MailCatcher extends FakeSmtp {
  /** The link to this page in the newest mail to the address; null: no such mail has come. */
  readonly linkTo: (page: string, emailId: string) => string | null
}

/** A mail server on loopback that keeps what it is given. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const smtp = await startFakeSmtp()
  return {
    ...smtp,
    settings: { ...smtp.settings, MAIL_FROM: 'dojo@example.org' },
    linkTo: (page, emailId) => {
      const mail = smtp.mails.findLast((each) => each.includes(`To: ${emailId}`))
      return mail?.match(new RegExp(`https?://\\S+${page}\\?\\S+`))?.[0] ?? null
    },
  }
}
