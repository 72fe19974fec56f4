import type { ManagedUser } from '@codedojo/contract'

/** The admin actions on a user; each has its dialog. */
export type UserAct =
  | 'role'
  | 'correct'
  | 'passwordLink'
  | 'delete'
  | 'suspend'
  | 'unsuspend'
  | 'silence'
  | 'signOut'
  | 'submissions'

export type StartAct = (act: UserAct, user: ManagedUser) => void
