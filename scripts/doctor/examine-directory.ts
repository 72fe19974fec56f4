import type { Config } from '../../apps/server/src/config.ts'
import { makeDirectory } from '../../apps/server/src/providers/directory/index.ts'
import { type Finding, faultFinding, okFinding, reasonOf } from './finding.ts'

/**
 * Checks that the LDAP directory accepts the search account and that the base DN and the admin group exist. No findings if no
 * directory is configured.
 */
export async function examineDirectory({ identity }: Config): Promise<Finding[]> {
  const directory = makeDirectory(identity)
  if (directory === null) return []
  try {
    await directory.check()
    return [okFinding('directory', 'it lets the account that searches in')]
  } catch (error) {
    const cure = 'Check the settings whose names begin with LDAP_, and the way to the directory.'
    return [faultFinding('directory', reasonOf(error), cure)]
  }
}
