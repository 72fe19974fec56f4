import type { ManagedUser } from '@codedojo/contract'

/** What an admin can do with somebody, each in a dialog of its own. */
export const userActs = ['role', 'delete', 'suspend', 'unsuspend', 'signOut', 'submissions'] as const
export type UserAct = (typeof userActs)[number]

export type StartAct = (act: UserAct, user: ManagedUser) => void
