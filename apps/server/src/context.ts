import type { Database } from '@codedojo/db'
import type { Config } from './config.ts'
import type { AccessWatch, Auth } from './features/accounts/index.ts'
import type { JobWatcher } from './features/submissions/index.ts'
import type { Mailer } from './providers/mail/index.ts'
import type { PaymentProviders } from './providers/payments/index.ts'

/** What every feature is given. */
export interface Context {
  readonly config: Config
  readonly database: Database
  readonly auth: Auth
  readonly access: AccessWatch
  readonly mailer: Mailer
  readonly payments: PaymentProviders
  readonly jobs: JobWatcher
}
