import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { v7 as uuidv7 } from 'uuid'
import type { Mail } from './mailer.ts'

/** Without a mail server, mails become files that the operator reads and passes on. Returns the delivery function. */
export function outboxDelivery(folder: string, from: string): (mail: Mail) => Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail) => {
    const composed = await composer.sendMail({ from, ...mail })
    if (!Buffer.isBuffer(composed.message)) throw new Error('The mail was not composed in memory.')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Names are time-ordered, so the newest mail is last.
    await writeFile(join(folder, `${uuidv7()}.eml`), composed.message, { mode: 0o600 })
  }
}
