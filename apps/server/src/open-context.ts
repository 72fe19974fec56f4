import { join } from 'node:path'
import { connect } from '@codedojo/db'
import { logOf } from '@codedojo/log'
import type { Config } from './config.ts'
import { contentFolder } from './content-folder.ts'
import type { Context } from './context.ts'
import { makeAuth, readSigningSecret, trackActiveDays, watchAccess } from './features/accounts/index.ts'
import { makeTokenLookUp } from './features/api-tokens/index.ts'
import { cacheScoreboards } from './features/contests/index.ts'
import { pagesShownIn, readHelpPages } from './features/help/index.ts'
import { watchInstallation } from './features/installation/index.ts'
import { makePlaylistImporter } from './features/playlists/index.ts'
import { watchJobs } from './features/submissions/index.ts'
import { makeDirectory } from './providers/directory/index.ts'
import { makeIdentityProviders } from './providers/identity/index.ts'
import { makeLanguageModel } from './providers/language-models/index.ts'
import { makeMailer } from './providers/mail/index.ts'
import { makeBucket } from './providers/object-storage/index.ts'
import { makePaymentProviders } from './providers/payments/index.ts'
import { makeYoutube } from './providers/video-service/index.ts'

/** Several processes get smaller pools, because the database has one maximum of connections for all of them. */
function poolSizeOf({ processes }: Config): number {
  return processes.count === 1 ? 20 : 10
}

/** Opens the services that features need; disposing closes them in the right order. */
export async function openContext(
  config: Config & { readonly databaseUrl: string },
): Promise<Context & AsyncDisposable> {
  const helpPages = await readHelpPages(join(contentFolder, 'help'))
  const database = connect(config.databaseUrl, { poolSize: poolSizeOf(config), queryTimeoutMs: 30_000 })
  const log = (message: string, error?: unknown) =>
    logOf('server').error(error === undefined ? {} : { err: error }, message)
  const mailer = makeMailer(config, log)
  const secret = await readSigningSecret(database, 'cookie_secret')
  const payments = makePaymentProviders({
    database,
    secret: await readSigningSecret(database, 'test_checkout_secret'),
    razorpay: config.razorpay,
    allowsTestCheckout: config.allowsTestCheckout,
  })
  const bucket = makeBucket(config.objectStorage)
  const videoService = config.youtube && makeYoutube(config.youtube)
  const playlists = makePlaylistImporter({ database, service: videoService, log })
  const auth = makeAuth({ config, database, secret, activeDays: trackActiveDays(database, log) })
  const access = watchAccess(database)
  const installation = await watchInstallation(database, log)
  const jobs = watchJobs(database, log)
  const boards = cacheScoreboards(database)
  return {
    config,
    database,
    auth,
    apiTokens: makeTokenLookUp(database),
    access,
    installation,
    mailer,
    identityProviders: makeIdentityProviders(config.identity),
    directory: makeDirectory(config.identity),
    payments,
    bucket,
    videoService,
    playlists,
    jobs,
    boards,
    languageModel: makeLanguageModel(config),
    helpPages: () => pagesShownIn(helpPages, installation.settings()),
    [Symbol.asyncDispose]: async () => {
      await mailer.close()
      bucket?.[Symbol.dispose]()
      await playlists[Symbol.asyncDispose]()
      await boards[Symbol.asyncDispose]()
      await jobs[Symbol.asyncDispose]()
      await access[Symbol.asyncDispose]()
      await installation[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}
