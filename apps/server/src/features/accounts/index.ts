export { mailAccessChange, mailCorrection, mailEmailChange } from './access-mail.ts'
export { accountLimits } from './account-limits.ts'
export { localDay, trackActiveDays } from './active-days.ts'
export { makeAuth } from './auth.ts'
export { cancelEmailChange, changeEmail, replaceEmail } from './change-email.ts'
export { changePassword } from './change-password.ts'
export { canConfirmEmail } from './confirm-email.ts'
export { decodePunycodeEmails } from './decode-punycode-emails.ts'
export { pendingEmail } from './email-change-link.ts'
export { emailTaken } from './email-taken.ts'
export { endOnAccessChange } from './end-on-access-change.ts'
export { endOneSession, endOtherSessions, endSessions } from './end-sessions.ts'
export { confirmAdminAnnounced, ensureFirstAdmin } from './first-admin.ts'
export { insertAccounts } from './insert-accounts.ts'
export { sendInvitation } from './invitation.ts'
export { lockPerson } from './lock-person.ts'
export { claimPasswordAttempt, forgetWrongPasswords, type Guesser } from './login-delay.ts'
export { consumeSecret, newSecret, storeSecret, sweepSecrets } from './one-time-secret.ts'
export {
  addPasskey,
  beginPasskey,
  listOwnPasskeys,
  removeAllPasskeys,
  removePasskey,
} from './passkeys/own-passkeys.ts'
export { passkeyUse } from './passkeys/passkey-use.ts'
export { signInWithPasskey } from './passkeys/sign-in-with-passkey.ts'
export { askForPasskeyAnswer } from './passkeys/use-passkey.ts'
export { hashPassword, verifyPassword } from './password-hash.ts'
export { proveEmail } from './prove-email.ts'
export { findUserByEmail, findUserById, promoteToAdmin, readSigningSecret } from './queries.ts'
export { derivePassword } from './random-password.ts'
export { recordFailedSignIn } from './record-failed-sign-in.ts'
export { issueHandoverResetSecret, resetPath, voidPasswordLinks } from './reset-password.ts'
export { accountRoutes } from './routes.ts'
export { askForPasskey } from './second-factor/ask-for-passkey.ts'
export {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readOwnSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor/own-second-factor.ts'
export { requireSecondFactor } from './second-factor/require-second-factor.ts'
export { hasSecondFactor } from './second-factor/use-second-factor.ts'
export { type Exchange, signInVerified } from './sign-in.ts'
export { clearSignInKey, readSignInKey, renewSignInKey, signInMs } from './sign-in-key.ts'
export { announceAccess, watchAccess } from './user-access.ts'
export { isPremiumNow, wireUser } from './wire-user.ts'
