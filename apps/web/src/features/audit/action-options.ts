import { type AuditAction, auditActionSchema } from '@codedojo/contract'

/** Each action as a noun, for the filter; in the log it is read as a sentence. */
const actionNames: Readonly<Record<AuditAction, string>> = {
  'user.signed_up': 'Sign-ups',
  'user.signed_in': 'Sign-ins',
  'user.sign_in_refused': 'Refused sign-ins',
  'user.password_reset': 'New passwords',
  'user.registered': 'Registrations by admins',
  'user.imported': 'Imports of users',
  'user.role_changed': 'Role changes',
  'user.suspended': 'Suspensions',
  'user.unsuspended': 'Ends of suspensions',
  'user.signed_out': 'Sign-outs everywhere',
  'user.deleted': 'Deleted accounts',
  'user.exported': 'Exports of users',
  'problem.created': 'New problems',
  'problem.updated': 'Saved problems',
  'problem.restored': 'Restored versions',
  'problem.deleted': 'Deleted problems',
  'problem.imported': 'Imported problems',
  'problem.exported': 'Exported problems',
  'problem.rejudge_started': 'Dry rejudges',
  'problem.rejudge_applied': 'Applied rejudges',
  'problem.rejudge_cancelled': 'Cancelled rejudges',
  'problem.report_closed': 'Answered reports',
  'product.created': 'New products',
  'product.updated': 'Changed products',
  'product.deleted': 'Deleted products',
  'order.fulfilled': 'Purchases',
  'order.shipped': 'Shipped orders',
  'order.refund_asked': 'Requests for refunds',
  'order.refund_approved': 'Approved refunds',
  'order.refund_declined': 'Declined refunds',
  'order.refunded': 'Refunds',
  'order.exported': 'Exports of orders',
  'installation.backed_up': 'Back-ups',
  'installation.restored': 'Restored back-ups',
}

export const actionOptions = [
  { value: '', text: 'All actions' },
  ...auditActionSchema.options.map((action) => ({ value: action, text: actionNames[action] })),
]
