import { type Database, type JudgeRow, releaseLostJudges, removeJudge, renewJudge } from '@codedojo/db'
import { errorText } from './error-text.ts'

const everyMs = 5000

/**
 * Enters a judge into the list and keeps it there; disposing takes it off. On the way it gives the jobs of judges that
 * have fallen silent, and of its own predecessor, back to the queue.
 */
export async function startHeartbeat(database: Database, row: JudgeRow): Promise<AsyncDisposable> {
  await renewJudge(database, row)
  await releaseLostJudges(database, { name: row.name, id: row.id })
  let isStopped = false
  let beating: Promise<void> = Promise.resolve()
  const beat = async () => {
    if (isStopped) return
    await renewJudge(database, row)
    await releaseLostJudges(database)
  }
  const timer = setInterval(() => {
    beating = beat().catch((error: unknown) => {
      console.error(`judge: the database does not answer: ${errorText(error)}`)
    })
  }, everyMs)
  return {
    [Symbol.asyncDispose]: async () => {
      isStopped = true
      clearInterval(timer)
      await beating
      await removeJudge(database, row.id)
    },
  }
}
