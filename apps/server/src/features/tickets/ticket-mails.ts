import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../context.ts'

const { ticket, user } = schema

type Post = Pick<Context, 'database' | 'mailer' | 'config'>

interface MailToWrite {
  readonly ticketId: string
  readonly text: string
  readonly log: FastifyBaseLogger
}

/** Mails a new message to the operator, if OPERATOR_EMAIL is set. Never throws. */
export async function mailOperator(context: Post, written: MailToWrite): Promise<void> {
  await whenKept(written, () => writeOperator(context, written))
}

/**
 * Mails the operator's answer to the author of a ticket, at the account's address, because typed addresses are
 * unverified. Never throws; returns whether a mail was handed over.
 */
export async function mailAuthor(context: Post, written: MailToWrite): Promise<boolean> {
  return await whenKept(written, () => writeAuthor(context, written))
}

/** The message is stored by now: an error would make its author send it again. */
async function whenKept({ log }: MailToWrite, write: () => Promise<boolean>): Promise<boolean> {
  try {
    return await write()
  } catch (error) {
    log.error({ err: error }, 'a mail about a ticket could not be written')
    return false
  }
}

async function writeOperator(context: Post, { ticketId, text }: MailToWrite): Promise<boolean> {
  const { operatorEmail, publicUrl } = context.config
  const found = operatorEmail === null ? null : await addressed(context, ticketId)
  if (operatorEmail === null || !found) return false
  const { account, name, email, subject, about } = found
  context.mailer.send({
    to: operatorEmail,
    // The account's address, because anything can be typed into the form.
    replyTo: account.email,
    subject: `Message: ${subject}`,
    text: [
      `From ${name} <${email}>, account ${account.name} <${account.email}>`,
      ...(about ? [`About ${about.title}`] : []),
      '',
      text,
      '',
      `Answer: ${publicUrl}/admin/tickets?ticket=${ticketId}`,
    ].join('\n'),
  })
  return true
}

async function writeAuthor(context: Post, { ticketId, text }: MailToWrite): Promise<boolean> {
  const found = await addressed(context, ticketId)
  if (!found) return false
  const { account, subject } = found
  context.mailer.send({
    to: account.email,
    subject: `Re: ${subject}`,
    text: [
      `Hello ${account.name},`,
      '',
      text,
      '',
      `Read all of it and write back: ${context.config.publicUrl}/contact?ticket=${ticketId}#messages`,
    ].join('\n'),
  })
  return true
}

async function addressed({ database }: Post, ticketId: string) {
  const [row] = await database.queries
    .select({
      name: ticket.name,
      email: ticket.email,
      subject: ticket.subject,
      about: ticket.about,
      account: { name: user.name, email: user.email },
    })
    .from(ticket)
    .innerJoin(user, eq(user.id, ticket.userId))
    .where(eq(ticket.id, ticketId))
  return row ?? null
}
