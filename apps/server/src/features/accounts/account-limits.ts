import type { Config } from '../../config.ts'

/**
 * Rate limits of sign-up, sign-in and resets. The limits per address leave room for a classroom, which shares one
 * address.
 */
export function accountLimits(limits: Config['limits']) {
  const tenMinutes = 600
  const hour = 3600
  return {
    signUp: {
      name: 'sign-up',
      most: limits.signUpsPer10Minutes,
      windowSeconds: tenMinutes,
      message: 'Too many new accounts from this network.',
    },
    signIn: {
      name: 'sign-in',
      most: limits.signInsPer10Minutes,
      windowSeconds: tenMinutes,
      message: 'Too many sign-ins from this network.',
    },
    /** More than sign-ins, because each sign-in page that is opened draws one. */
    passkeyChallenge: {
      name: 'passkey-challenge',
      most: 10 * limits.signInsPer10Minutes,
      windowSeconds: tenMinutes,
      message: 'Too many sign-ins with passkeys were begun from this network.',
    },
    /** Counted apart from sign-ins, so that an attacker who uses up the sign-ins does not block password links. */
    mailedLink: {
      name: 'mailed-link',
      most: limits.signInsPer10Minutes,
      windowSeconds: tenMinutes,
      message: 'Too many links were opened from this network.',
    },
    resetMailAddress: {
      name: 'reset-mail-address',
      most: limits.signInsPer10Minutes,
      windowSeconds: tenMinutes,
      message: 'Too many reset mails from this network.',
    },
    resetMail: {
      name: 'reset-mail',
      most: limits.resetMailsPerHour,
      windowSeconds: hour,
      message:
        'Too many reset mails for this account; the links in those that came are good for an hour each.',
    },
    confirmationMail: {
      name: 'confirmation-mail',
      most: limits.resetMailsPerHour,
      windowSeconds: hour,
      message: 'Too many mails for this account.',
    },
  }
}
