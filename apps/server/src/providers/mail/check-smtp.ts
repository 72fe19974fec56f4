import { createTransport } from 'nodemailer'

const patienceMs = 5_000

/** Connects and signs in to the mail server without sending. Throws with the reason when that fails. */
export async function checkSmtp(url: string): Promise<void> {
  const timeouts = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }
  const transport = createTransport({ url, ...timeouts })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
