import { type DatabaseAddress, keepDatabase } from './keep-database.ts'
import type { Installation } from './supervise.ts'

/**
 * Answers how to reach the operator's own database, or starts the embedded one.
 * `undo` gets what must be stopped at the end. Throws when a lone judge is told of no database.
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
  const database = await keepDatabase(config.dataFolder, { say, warn })
  undo.defer(database.stop)
  return database
}
