import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../context.ts'

const { ticket, user } = schema

type Post = Pick<Context, 'database' | 'mailer' | 'config'>

interface Written {
  readonly ticketId: string
  readonly text: string
  readonly log: FastifyBaseLogger
}

/** Mails the operator what somebody wrote, when OPERATOR_EMAIL is set. Never throws. */
export async function mailOperator(context: Post, written: Written): Promise<void> {
  await whenKept(written, () => writeOperator(context, written))
}

/**
 * Mails the author of a ticket what the operator answered: to the account's address, which nobody else can have typed.
 * Never throws; answers whether a mail was handed over.
 */
export async function mailAuthor(context: Post, written: Written): Promise<boolean> {
  return await whenKept(written, () => writeAuthor(context, written))
}

/** What was written is kept by now: who is told that it failed would send it once more. */
async function whenKept({ log }: Written, write: () => Promise<boolean>): Promise<boolean> {
  try {
    return await write()
  } catch (error) {
    log.error({ err: error }, 'a mail about a ticket could not be written')
    return false
  }
}

async function writeOperator(context: Post, { ticketId, text }: Written): Promise<boolean> {
  const { operatorEmail, publicUrl } = context.config
  const found = operatorEmail === null ? null : await addressed(context, ticketId)
  if (operatorEmail === null || !found) return false
  const { account, name, email, subject, about } = found
  context.mailer.send({
    to: operatorEmail,
    // The address of the account, because anything can be typed into the form.
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

async function writeAuthor(context: Post, { ticketId, text }: Written): Promise<boolean> {
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
