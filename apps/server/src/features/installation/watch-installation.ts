import type { Database } from '@codedojo/db'
import { listen } from '@codedojo/db'
import type { Installation } from '../../services/installation.ts'
import { readStoredSettings } from './stored-settings.ts'

/**
 * Keeps the settings of the installation in memory, because every call asks for them. The database notifies of changes; after a
 * broken connection the settings are read again. Throws if the first read fails.
 */
export async function watchInstallation(
  database: Database,
  log: (message: string, error: unknown) => void,
): Promise<Installation> {
  let current = await readStoredSettings(database.queries)
  const reload = async () => {
    const read = await readStoredSettings(database.queries)
    // A slower read of an older state must not replace a newer one.
    if (read.revision >= current.revision) current = read
  }
  const reloadLogged = () => {
    reload().catch((error: unknown) => log('the settings of the installation could not be read', error))
  }
  const listener = listen(database, {
    channel: 'installation',
    onNotification: reloadLogged,
    onGap: reloadLogged,
  })
  return {
    settings: () => current.settings,
    current: () => current,
    reload,
    [Symbol.asyncDispose]: () => listener[Symbol.asyncDispose](),
  }
}
