import type { InstallationSettings, ManagedInstallation } from '@codedojo/contract'

/** What admins decide about the whole installation, read from memory. */
export interface Installation extends AsyncDisposable {
  readonly settings: () => InstallationSettings
  /** The settings and the number of changes so far. */
  readonly current: () => ManagedInstallation
  /** Reads them again after a change by this process; other processes are notified and read them themselves. */
  readonly reload: () => Promise<void>
}
