export { checkSmtp } from './check-smtp.ts'
export type { Mail, Mailer } from './mailer.ts'
export { makeMailer } from './make-mailer.ts'
