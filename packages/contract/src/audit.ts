import { z } from 'zod'
import { defineCall } from './call.ts'
import { textOf, timeSchema } from './fields.ts'

const actionNames = [
  'user.signed_up',
  'user.signed_in',
  'user.sign_in_failed',
  'user.sign_in_refused',
  'user.password_reset',
  'user.registered',
  'user.imported',
  'user.role_changed',
  'user.suspended',
  'user.unsuspended',
  'user.signed_out',
  'user.deleted',
  'user.exported',
  'problem.created',
  'problem.updated',
  'problem.restored',
  'problem.deleted',
  'problem.imported',
  'problem.exported',
  'problem.rejudge_started',
  'problem.rejudge_applied',
  'problem.rejudge_cancelled',
  'problem.report_closed',
  'product.created',
  'product.updated',
  'product.deleted',
  'order.fulfilled',
  'order.shipped',
  'order.refund_asked',
  'order.refund_approved',
  'order.refund_declined',
  'order.refunded',
  'order.exported',
  'installation.backed_up',
  'installation.restored',
] as const
export const auditActionSchema = z.enum(actionNames)
export type AuditAction = z.infer<typeof auditActionSchema>

/** Everything the audit log knows, with the words it is read in, after the name of who did it. */
export const auditActions: Readonly<Record<AuditAction, string>> = {
  'user.signed_up': 'signed up',
  'user.signed_in': 'signed in',
  'user.sign_in_failed': 'tried to sign in with an email that has no account',
  'user.sign_in_refused': 'was refused: suspended',
  'user.password_reset': 'chose a new password',
  'user.registered': 'registered an account for',
  'user.imported': 'imported accounts',
  'user.role_changed': 'changed the role of',
  'user.suspended': 'suspended',
  'user.unsuspended': 'let back in',
  'user.signed_out': 'ended every session of',
  'user.deleted': 'deleted the account of',
  'user.exported': 'exported the list of users',
  'problem.created': 'created',
  'problem.updated': 'saved',
  'problem.restored': 'restored an earlier version of',
  'problem.deleted': 'deleted',
  'problem.imported': 'imported',
  'problem.exported': 'exported',
  'problem.rejudge_started': 'began a dry rejudge of',
  'problem.rejudge_applied': 'applied a rejudge of',
  'problem.rejudge_cancelled': 'cancelled a rejudge of',
  'problem.report_closed': 'answered a report about',
  'product.created': 'put into the store',
  'product.updated': 'changed',
  'product.deleted': 'took out of the store',
  'order.fulfilled': 'bought',
  'order.shipped': 'shipped',
  'order.refund_asked': 'asked for the money back of',
  'order.refund_approved': 'approved the refund of',
  'order.refund_declined': 'declined the refund of',
  'order.refunded': 'refunded',
  'order.exported': 'exported the list of orders',
  'installation.backed_up': 'made a back-up',
  'installation.restored': 'restored a back-up',
}

export const auditEventSchema = z.object({
  _id: z.string(),
  at: timeSchema,
  /** null: the command line, the installation itself, or somebody unknown who failed to sign in. The name is empty when the person was erased since. */
  actor: z.object({ _id: z.string(), name: z.string(), avatarUrl: z.string().nullable() }).nullable(),
  action: auditActionSchema,
  subject: z.object({
    kind: z.enum(['user', 'problem', 'submission', 'product', 'order', 'installation']),
    _id: z.string().nullable(),
    /** Of a person the name of today; empty when the person was erased since. */
    name: z.string(),
  }),
  before: z.unknown(),
  after: z.unknown(),
})
export type AuditEvent = z.infer<typeof auditEventSchema>

export const auditLog = defineCall({
  method: 'GET',
  path: '/admin/audit',
  summary: 'What people with rights did, newest first',
  access: 'admin',
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
    /** In the names of who did it and of what it was done to. */
    q: textOf({ most: 200, name: 'q' }).optional(),
    action: auditActionSchema.optional(),
    /** Id of somebody who did it, or to whom it was done. */
    person: textOf({ most: 200, name: 'person' }).optional(),
    /** Days, both included, in the time zone of the server; for example 2026-01-31. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  response: z.array(auditEventSchema),
  errors: [],
})
