import type { Identity } from '../identity/index.ts'

/** Somebody's entry in the directory. */
export interface DirectoryEntry {
  /** Its full name (DN), which changes when the entry is moved. */
  readonly dn: string
  /** Without a role. */
  readonly identity: Identity
}

/** What the directory says of an entry beyond who it is. */
export interface EntryStanding {
  /** With the role, if the directory says anything about roles. */
  readonly identity: Identity
  readonly isDisabled: boolean
  /** What the operator should mend, although people can sign in; null if there is nothing. */
  readonly warning: string | null
}

/** What the directory says to an entry with a password. */
export interface PasswordAnswer {
  readonly verdict: 'right' | 'wrong' | 'disabled' | 'expired'
  /** What the operator should know, because it is not a plain refusal; null if there is nothing. Holds no password. */
  readonly warning: string | null
}

/** What the directory knows today of an entry that it knew once. */
export type EntryState = 'active' | 'disabled' | 'gone'

/** A connection on which one person signs in. */
export interface DirectorySession extends AsyncDisposable {
  /** The one entry that a typed user name means; `several` if it means more than one. */
  readonly find: (username: string) => Promise<DirectoryEntry | 'none' | 'several'>
  /**
   * Tries the password. Without an entry it asks for one that does not exist, so that the time tells nobody which user names
   * there are.
   */
  readonly verify: (entry: DirectoryEntry | null, password: string) => Promise<PasswordAnswer>
  /** What only whoever knows the password may learn, because asking takes time. */
  readonly standingOf: (entry: DirectoryEntry) => Promise<EntryStanding>
}

/** The operator's directory. What goes wrong is an `IdentityError`, whose message is for the operator and holds no secret. */
export interface Directory {
  readonly open: () => Promise<DirectorySession>
  /** The states of the entries with these subjects (`Identity.subject`). */
  readonly look: (subjects: readonly string[]) => Promise<ReadonlyMap<string, EntryState>>
  /** Throws unless the account that searches is let in, and finds the base and the group of admins. */
  readonly check: () => Promise<void>
}
