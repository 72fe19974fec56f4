import type { SignInProvider } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { providerNames, startSentence } from '../../identity-settings.ts'
import { greetingOf } from './greeting.ts'

const { user } = schema

type FactorChange =
  | 'second_factor_on'
  | 'second_factor_off'
  | 'passkey_asked'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_code_used'
  | 'wrong_codes'
  | 'token_made'

/** A change to the ways in which somebody signs in. */
export type AccessChange =
  | { readonly kind: 'password' | FactorChange }
  | { readonly kind: 'connected' | 'taken_over' | 'disconnected'; readonly provider: SignInProvider }

/**
 * Notifies the owner of an account by mail that a way to sign in has changed, whoever changed it. Does not wait for
 * delivery.
 */
export async function mailAccessChange(
  {
    database,
    mailer,
    config,
    installation,
  }: Pick<Context, 'database' | 'mailer' | 'config' | 'installation'>,
  userId: string,
  change: AccessChange,
): Promise<void> {
  const [person] = await database.queries
    .select({ email: user.email, name: user.name })
    .from(user)
    .where(eq(user.id, userId))
  if (!person) return
  const { subject, happened, remedy } = wordsOf(change, config, installation.settings().name)
  mailer.send({
    to: person.email,
    subject,
    text: `${greetingOf(person.name)}

${happened}
If it was you, you need not do anything.

If it was not you, choose a new password at once, which ends every session; a link to do so comes from here:

${config.publicUrl}/forgot-password

${remedy}

${config.publicUrl}/settings
`,
  })
}

interface EmailChangeMail {
  /** The current or former address of the account. */
  readonly to: string
  readonly kind: 'asked' | 'changed' | 'corrected'
  readonly newEmail: string
}

/**
 * Notifies the former address of an account that another one was requested or has replaced it, because the owner may
 * know nothing of that.
 */
export async function mailEmailChange(
  { mailer, config, installation }: Pick<Context, 'mailer' | 'config' | 'installation'>,
  { to, kind, newEmail }: EmailChangeMail,
): Promise<void> {
  if (config.smtpUrl === null) return
  const site = installation.settings().name
  mailer.send({
    to,
    subject: kind === 'asked' ? `A new email for your ${site} account` : `Your ${site} email was changed`,
    text: `Hello,

${happenedToEmail[kind](newEmail, site)}
If you know of it, you need not do anything.

If it was not you, ${kind === 'asked' ? `sign in and give the change up, and choose a new password there:\n\n${config.publicUrl}/settings` : 'write to whoever runs this installation, at once.'}
`,
  })
}

const happenedToEmail = {
  asked: (email: string, site: string) =>
    `somebody who is signed in to your ${site} account wants to sign in with ${email} in place of this address. Nothing has
changed yet: a link was sent there, and this address stays until it is opened.`,
  changed: (email: string, site: string) =>
    `from now on you sign in to your ${site} account with ${email} in place of this address.`,
  corrected: (email: string, site: string) =>
    `an administrator corrected the email of your ${site} account: from now on you sign in with ${email} in place of this address.`,
} as const satisfies Record<EmailChangeMail['kind'], (email: string, site: string) => string>

/** Notifies somebody that an admin has corrected their name or e-mail address. */
export async function mailCorrection(
  { mailer, config, installation }: Pick<Context, 'mailer' | 'config' | 'installation'>,
  { name, emailId }: { readonly name: string; readonly emailId: string },
): Promise<void> {
  if (config.smtpUrl === null) return
  const site = installation.settings().name
  mailer.send({
    to: emailId,
    subject: `Your ${site} account was corrected`,
    text: `${greetingOf(name)}

an administrator corrected the name or the email of your ${site} account. Your name is ${name} there, and you sign in
with ${emailId}.

Is something wrong? Look at it here, or write to whoever runs this installation:

${config.publicUrl}/settings
`,
  })
}

const earlierWaysEnded = `Nobody had confirmed this email before, so that somebody else may have known the account: an earlier password no longer
works, and every other session has ended. You can set a password in your settings.`

interface MailTexts {
  readonly subject: string
  readonly happened: string
  /** The advice to open the settings; the link follows it. */
  readonly remedy: string
}

function wordsOf(change: AccessChange, config: Context['config'], site: string): MailTexts {
  if (change.kind === 'password')
    return {
      subject: `Your ${site} password was changed`,
      happened: `the password of your ${site} account was changed, and every other session has ended.`,
      remedy:
        'Passkeys and connected accounts stay. Look in your settings whether one is there that is not yours:',
    }
  if (!('provider' in change)) return factorWords(change.kind, site)
  const name = providerNames(config)[change.provider]
  const connected = `an account at ${name} was connected to your ${site} account: whoever has it can sign in with it.`
  if (change.kind === 'connected' || change.kind === 'taken_over')
    return {
      subject: `${startSentence(name)} was connected to your ${site} account`,
      happened: change.kind === 'connected' ? connected : `${connected}\n${earlierWaysEnded}`,
      remedy: `Then disconnect ${name} in your settings:`,
    }
  return {
    subject: `${startSentence(name)} was disconnected from your ${site} account`,
    happened: `sign-in with ${name} was disconnected from your ${site} account: nobody can sign in to it that way any more.`,
    remedy: `Then connect ${name} again in your settings:`,
  }
}

interface FactorText {
  readonly subject: (site: string) => string
  readonly happened: (site: string) => string
  readonly remedy: string
}

const askAdmin = `An app or a passkey that is not yours is removed by an administrator: write to whoever runs this installation. Your settings are here:`

const factorTexts = {
  second_factor_on: {
    subject: (site) => `An authenticator app was set up for your ${site} account`,
    happened: (site) =>
      `an authenticator app was set up for your ${site} account: a sign-in with the password asks for its code from now on.`,
    remedy: askAdmin,
  },
  second_factor_off: {
    subject: (site) => `The second factor of your ${site} account was removed`,
    happened: (site) =>
      `the second factor of your ${site} account was removed: a sign-in with the password asks neither for a code of an
authenticator app nor for a passkey from now on.`,
    remedy: 'Then set it up again in your settings:',
  },
  passkey_asked: {
    subject: (site) => `Sign-ins to your ${site} account ask for a passkey`,
    happened: (site) => `a sign-in to your ${site} account with the password asks for a passkey from now on.`,
    remedy: askAdmin,
  },
  passkey_added: {
    subject: (site) => `A passkey was added to your ${site} account`,
    happened: (site) =>
      `a passkey was added to your ${site} account: whoever has it signs in with it, without your password.`,
    remedy: 'A new password does not end it: remove the passkey in your settings:',
  },
  passkey_removed: {
    subject: (site) => `A passkey of your ${site} account was removed`,
    happened: (site) => `a passkey of your ${site} account was removed: nobody can sign in with it any more.`,
    remedy: 'Then add it again in your settings:',
  },
  recovery_code_used: {
    subject: (site) => `A recovery code of your ${site} account was used`,
    happened: (site) =>
      `somebody used your password and one of your recovery codes for your ${site} account. That code is used up now.`,
    remedy: askAdmin,
  },
  wrong_codes: {
    subject: (site) => `Somebody knows your ${site} password`,
    happened: (site) =>
      `somebody entered the right password of your ${site} account today, and then wrong codes of the authenticator app. They
were not let in.`,
    remedy: 'Your settings are here:',
  },
  token_made: {
    subject: (site) => `An API token of your ${site} account was made`,
    happened: (site) =>
      `an API token was made for your ${site} account: a script that has it acts for you, within what the token allows.`,
    remedy: 'A new password ends all tokens. Each one can also be revoked in your settings:',
  },
} as const satisfies Record<FactorChange, FactorText>

function factorWords(kind: FactorChange, site: string): MailTexts {
  const { subject, happened, remedy } = factorTexts[kind]
  return { subject: subject(site), happened: happened(site), remedy }
}
