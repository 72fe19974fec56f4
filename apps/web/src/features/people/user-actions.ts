import type { ManagedUser } from '@codedojo/contract'

/** The admin actions on a user; each has its dialog. */
export type UserAction =
  | 'role'
  | 'correct'
  | 'passwordLink'
  | 'removeSecondFactor'
  | 'removePasskeys'
  | 'delete'
  | 'suspend'
  | 'unsuspend'
  | 'silence'
  | 'signOut'
  | 'submissions'

export type StartUserAction = (act: UserAction, user: ManagedUser) => void
