import { AppError } from '../../http/app-error.ts'

/** The error for an e-mail that another account has. */
export function emailTaken(): AppError {
  const message = 'An account with this email already exists.'
  return new AppError('email_taken', message, { errors: [{ field: 'emailId', message }] })
}
