import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export interface MailCatcher extends AsyncDisposable {
  /** For the installation: where it sends its mails. */
  readonly settings: Readonly<Record<string, string>>
  /** The link to this page in the newest mail to the address; null: no such mail has come. */
  readonly linkTo: (page: string, emailId: string) => string | null
}

/** A mail server on loopback that keeps what it is given. Source: RFC 5321. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: string[] = []
  const server = createServer((socket) => serve(socket, (mail) => mails.unshift(mail)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'dojo@example.org' },
    linkTo: (page, emailId) => {
      const mail = mails.find((each) => each.includes(`To: ${emailId}`))
      return mail?.match(new RegExp(`https?://\\S+${page}\\?\\S+`))?.[0] ?? null
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function serve(socket: Socket, keep: (mail: string) => void): void {
  let isMail = false
  let heard = ''
  const answerLine = (line: string) => {
    isMail = /^DATA/i.test(line)
    if (/^QUIT/i.test(line)) socket.end('221 Goodbye\r\n')
    else socket.write(isMail ? '354 Go on\r\n' : '250 Well\r\n')
  }
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    heard += chunk
    for (;;) {
      const end = heard.indexOf(isMail ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const part = heard.slice(0, end)
      heard = heard.slice(end + (isMail ? 5 : 2))
      if (!isMail) {
        answerLine(part)
        continue
      }
      isMail = false
      keep(unquoted(part))
      socket.write('250 Kept\r\n')
    }
  })
  socket.write('220 Here\r\n')
}

/** Lines of mails are cut, and some characters written as numbers. Source: RFC 2045, quoted-printable. */
function unquoted(mail: string): string {
  return mail
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
