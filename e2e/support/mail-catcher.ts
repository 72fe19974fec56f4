import { type FakeSmtp, startFakeSmtp } from '../../apps/server/src/testing/fake-smtp/fake-smtp.ts'

export interface MailCatcher extends FakeSmtp {
  /** The link to this page in the newest mail to the address that contains one; null if none. */
  readonly linkTo: (page: string, emailId: string) => string | null
}

/** A mail server on loopback that stores all mails. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const smtp = await startFakeSmtp()
  return {
    ...smtp,
    settings: { ...smtp.settings, MAIL_FROM: 'dojo@example.org' },
    linkTo: (page, emailId) => {
      const link = new RegExp(`https?://\\S+${page}\\?\\S+`)
      const mail = smtp.mails.findLast((each) => each.includes(`To: ${emailId}`) && link.test(each))
      return mail?.match(link)?.[0] ?? null
    },
  }
}
