import type { Session, SignInWays } from '@codedojo/contract'

/** The sign-in methods of a person who signed up with the form, where mail can be sent. */
export function sampleSignInWays(facts: Partial<SignInWays> = {}): SignInWays {
  return {
    ...{ hasPassword: true, emailVerified: false, canSendMail: true, connections: [] },
    ...{ pendingEmail: null, correction: null, secondFactor: null },
    ...{ passkeys: [], passkeyUse: 'offered' },
    ...facts,
  }
}

export function sampleSession(id: string, facts: Partial<Session> = {}): Session {
  return {
    ...{ _id: id, isCurrent: false, device: 'Firefox on Linux', ipAddress: '192.0.2.7' },
    ...{ createdAt: '2026-01-30T10:00:00.000Z', lastSeenAt: '2026-01-31T10:00:00.000Z' },
    ...facts,
  }
}
