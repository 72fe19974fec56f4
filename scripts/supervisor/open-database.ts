import { type DatabaseAddress, keepDatabaseRunning } from './keep-database-running.ts'
import type { Installation } from './supervise.ts'

/**
 * Returns the URLs of the operator's own database, or starts the embedded one. `undo` receives what must be stopped at the end.
 * Throws if a machine with only a judge has no database setting.
 */
export async function openDatabase(
  { environment, config, say, warn }: Installation,
  undo: AsyncDisposableStack,
): Promise<DatabaseAddress> {
  const ownJudgeUrl = environment.JUDGE_DATABASE_URL || null
  const url = config.databaseUrl ?? (config.role === 'judge' ? ownJudgeUrl : null)
  if (url !== null) return { url, judgeUrl: ownJudgeUrl }
  if (config.role === 'judge') {
    throw new Error(
      'ROLE "judge" needs JUDGE_DATABASE_URL or DATABASE_URL: the database of the server it works for.',
    )
  }
  const database = await keepDatabaseRunning(config.dataFolder, { say, warn })
  undo.defer(database.stop)
  return database
}
