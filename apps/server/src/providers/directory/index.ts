import type { LdapSettings } from '../../ldap-settings.ts'
import type { Directory } from './directory.ts'
import { makeLdapDirectory } from './ldap-directory.ts'

export type { Directory, DirectoryEntry, EntryState } from './directory.ts'

/** The operator's directory; null if none is set up, so that nobody signs in with one. */
export function makeDirectory({ ldap }: { readonly ldap: LdapSettings | null }): Directory | null {
  return ldap && makeLdapDirectory(ldap)
}
