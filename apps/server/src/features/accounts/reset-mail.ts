import type { Mail } from '../../providers/mail/index.ts'
import { greetingOf } from './greeting.ts'

interface ResetMailParts {
  readonly to: string
  readonly name: string
  /** From the configuration, never from the request: a forged Host header must not change the link. */
  readonly publicUrl: string
  readonly token: string
  /** Name of the installation. */
  readonly site: string
}

export function resetMail({ to, name, publicUrl, token, site }: ResetMailParts): Mail {
  return {
    to,
    subject: `Choose a new ${site} password`,
    text: `${greetingOf(name)}

someone, probably you, asked for a new password for your ${site} account.
Choose it here within one hour; the link works once:

${publicUrl}/reset-password?token=${encodeURIComponent(token)}

If it was not you, you need not do anything: the old password still holds.
`,
  }
}
