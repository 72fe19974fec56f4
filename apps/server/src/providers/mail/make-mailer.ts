import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../../config.ts'
import type { Mail, Mailer } from './mailer.ts'
import { outboxDelivery } from './outbox.ts'

type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataFolder'>

/** Sends mails by SMTP when SMTP_URL is set, otherwise writes them into files in the data folder. */
export function makeMailer(settings: MailSettings, log: (message: string, error?: unknown) => void): Mailer {
  const folder = join(settings.dataFolder, 'outbox')
  const deliver =
    settings.smtpUrl === null
      ? outboxDelivery(folder, settings.mailFrom)
      : smtpDelivery(settings.smtpUrl, settings.mailFrom)
  const inHand = new Set<Promise<void>>()
  let lastFailure: string | null = null

  const send = (mail: Mail) => {
    const delivery = deliver(mail)
      .then(
        () => {
          lastFailure = null
        },
        (error: unknown) => {
          lastFailure = error instanceof Error ? error.message : String(error)
          log('a mail could not be sent', error)
        },
      )
      .finally(() => inHand.delete(delivery))
    inHand.add(delivery)
  }

  return {
    send,
    describe: () =>
      settings.smtpUrl === null
        ? {
            works: true,
            detail: 'Mails are written as files to the folder outbox in the data folder.',
            cure: 'Set SMTP_URL to have them sent.',
          }
        : lastFailure === null
          ? { works: true, detail: 'Mails go out by SMTP.', cure: null }
          : {
              works: false,
              detail: `The last mail failed: ${lastFailure}`,
              cure: 'Check SMTP_URL and the mail server.',
            },
    close: async () => void (await Promise.all(inHand)),
  }
}

function smtpDelivery(url: string, from: string): (mail: Mail) => Promise<void> {
  const transport = createTransport(url)
  return async (mail) => void (await transport.sendMail({ from, ...mail }))
}
