import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { startFakeSmtp } from './fake-smtp.ts'

const arrived = async (text: string) => {
  await using smtp = await startFakeSmtp()
  const transport = createTransport(smtp.settings.SMTP_URL)
  await transport.sendMail({ from: 'dojo@example.org', to: 'ada@example.org', subject: 'Hello', text })
  transport.close()
  return smtp.mails[0]
}

test('a link whose secret looks like a number of a byte is kept as it was sent', async () => {
  const link = 'https://dojo.example.org/reset-password?token=4Fx-_'

  expect(await arrived(`Choose:\n\n${link}\n`)).toContain(link)
})

test('long lines and letters beyond ASCII are read as they were written', async () => {
  const words = `${'a very long line '.repeat(10)}with ünïcode = ✓`

  expect(await arrived(words)).toContain(words)
})
