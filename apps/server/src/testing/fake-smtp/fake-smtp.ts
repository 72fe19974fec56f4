import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export interface FakeSmtp extends AsyncDisposable {
  /** Server settings: address. */
  readonly settings: Readonly<Record<string, string>>
  /** Received mails in order, with headers, decoded. */
  readonly mails: readonly string[]
}

/** A fake mail server on loopback that accepts every mail and delivers none. Source: RFC 5321. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const mails: string[] = []
  const lines = new Set<Socket>()
  const server = createServer((socket) => {
    lines.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => lines.delete(socket))
    converse(socket, (mail) => mails.push(mail)).catch(() => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    mails,
    [Symbol.asyncDispose]: async () => {
      for (const socket of lines) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function converse(socket: Socket, take: (mail: string) => void): Promise<void> {
  const reply = (words: string) => socket.write(`${words}\r\n`)
  let mail: string[] | null = null
  reply('220 fake ESMTP')
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (mail === null) {
      const isData = /^DATA$/i.test(line)
      if (isData) mail = []
      reply(isData ? '354 Go on' : answerTo(line))
    } else if (line === '.') {
      take(unquoted(mail.join('\n')))
      mail = null
      reply('250 Taken')
    } else mail.push(line)
  }
}

/** Supports addresses in every script (SMTPUTF8). Source: RFC 6531. */
function answerTo(line: string): string {
  if (/^EHLO /i.test(line)) return '250-fake\r\n250-8BITMIME\r\n250 SMTPUTF8'
  return /^QUIT$/i.test(line) ? '221 Bye' : '250 OK'
}

/** Decodes quoted-printable. Source: RFC 2045, 6.7. */
function unquoted(mail: string): string {
  if (!/^Content-Transfer-Encoding: quoted-printable$/im.test(mail)) return mail
  const bytes = mail
    .replaceAll('=\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
