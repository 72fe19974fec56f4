import { AppError } from './app-error.ts'

/** Minutes for which a sign-in shows that its owner is at the screen. */
export const recentSignInMinutes = 15

export function signInAgain(): AppError {
  const message = `To show that it is you, sign out, sign in again, and come back within ${recentSignInMinutes} minutes.`
  return new AppError('sign_in_again', message)
}
