import type { ManagedUser } from '@codedojo/contract'

/** What an admin can do with somebody, each in a dialog of its own. */
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
