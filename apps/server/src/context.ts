import type { Database } from '@codedojo/db'
import type { Config } from './config.ts'
import type { Directory } from './providers/directory/index.ts'
import type { IdentityProviders } from './providers/identity/index.ts'
import type { LanguageModel } from './providers/language-models/index.ts'
import type { Mailer } from './providers/mail/index.ts'
import type { Bucket } from './providers/object-storage/index.ts'
import type { PaymentProviders } from './providers/payments/index.ts'
import type { VideoService } from './providers/video-service/index.ts'
import type { AccessWatch } from './services/access-watch.ts'
import type { ApiTokens } from './services/api-tokens.ts'
import type { Auth } from './services/auth.ts'
import type { WrittenHelpPage } from './services/help-pages.ts'
import type { Installation } from './services/installation.ts'
import type { JobWatcher } from './services/job-watcher.ts'
import type { PlaylistImporter } from './services/playlist-importer.ts'
import type { Scoreboards } from './services/scoreboards.ts'

/** Shared services that every feature gets. */
export interface Context {
  readonly config: Config
  readonly database: Database
  readonly auth: Auth
  readonly apiTokens: ApiTokens
  readonly access: AccessWatch
  readonly installation: Installation
  readonly mailer: Mailer
  readonly identityProviders: IdentityProviders
  /** null: the operator has set up no directory. */
  readonly directory: Directory | null
  readonly payments: PaymentProviders
  /** null: videos are files in the data folder. */
  readonly bucket: Bucket | null
  /** null if no API key is set. */
  readonly videoService: VideoService | null
  readonly playlists: PlaylistImporter
  readonly jobs: JobWatcher
  readonly boards: Scoreboards
  /** null if no model is configured, and the embedded coach answers. */
  readonly languageModel: LanguageModel | null
  /** The help pages about what this installation has. */
  readonly helpPages: () => readonly WrittenHelpPage[]
}
