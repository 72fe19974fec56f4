import type { Database } from '@codedojo/db'
import { AppError } from '../../http/app-error.ts'
import type { JobWatcher } from '../../services/job-watcher.ts'
import { lacksJudge } from './queries.ts'

const lookEveryMs = 1000
/** Tolerance for a judge that is restarting. */
const patienceMs = 15_000

/**
 * Wraps the watcher: waiting for a job ends with `unavailable` after `withoutJudgeMs` in which no judge has taken it or could
 * take it. For commands, whose caller sees neither queue nor judges.
 */
export function giveUpWithoutJudge(
  database: Database,
  jobs: JobWatcher,
  withoutJudgeMs = patienceMs,
): JobWatcher {
  const untilDone = async (jobId: string, withinMs: number) => {
    const deadline = Date.now() + withinMs
    let lastSeen = Date.now()
    while (Date.now() < deadline) {
      if (await jobs.untilDone(jobId, Math.min(lookEveryMs, deadline - Date.now()))) return true
      if (!(await lacksJudge(database, jobId))) lastSeen = Date.now()
      if (Date.now() - lastSeen >= withoutJudgeMs) throw noJudge()
    }
    return false
  }
  return { ...jobs, untilDone }
}

function noJudge(): AppError {
  return new AppError(
    'unavailable',
    'No judge is running that could take the work. Start CodeDojo ("npm start"; "npm run admin -- doctor" says what a judge lacks) and try again.',
  )
}
