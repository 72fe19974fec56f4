import { type CodeMode, type Language, languageNames } from '@codedojo/contract'
import { schema, type Transaction } from '@codedojo/db'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { startJudging } from '../../submissions/index.ts'
import { notRunning } from '../find-contest.ts'
import type { OpenProblem } from './contest-problem.ts'

const { contest, contestPerson } = schema

interface RoundWork {
  readonly kind: 'run' | 'submit' | 'dialogue'
  readonly userId: string
  readonly found: OpenProblem
  readonly body: {
    readonly code: string
    readonly language: Language
    readonly mode?: CodeMode
    readonly customInputs?: readonly string[]
    readonly requestKey?: string | undefined
  }
}

/**
 * Like `startJudging`, within a contest. Throws `language_closed`, and `contest_not_running` by the same clock that
 * sets the submission's time, so that every stored submission was made while the contest ran.
 */
export async function judgeInContest(
  context: Context,
  { kind, userId, found, body }: RoundWork,
): Promise<string> {
  const { code, language, mode = 'stdin', customInputs = [], requestKey = null } = body
  const { id, languages } = found.contest.row
  if (!languages.includes(language)) {
    const allowed = languages.map((each) => languageNames[each]).join(', ')
    throw new AppError('language_closed', `This contest takes ${allowed}, not ${languageNames[language]}.`)
  }
  const refuse = (tx: Transaction) => refuseOutside(tx, { contestId: id, userId })
  const asked = { problem: found.problem, language, code, mode, customInputs, requestKey }
  return startJudging(context, { kind, userId, ...asked, contest: { id, refuse } })
}

async function refuseOutside(
  tx: Transaction,
  { contestId, userId }: { readonly contestId: string; readonly userId: string },
): Promise<void> {
  const isHere = and(eq(contestPerson.contestId, contest.id), eq(contestPerson.userId, userId))
  const [row] = await tx
    .select({
      hasStarted: sql<boolean>`${contest.startsAt} <= now()`,
      hasEnded: sql<boolean>`${contest.endsAt} <= now()`,
    })
    .from(contest)
    .innerJoin(contestPerson, isHere)
    .where(eq(contest.id, contestId))
    .for('key share')
  if (!row) throw new AppError('not_in_contest', 'You are not registered for this contest.')
  if (row.hasEnded || !row.hasStarted) throw notRunning(row.hasEnded ? 'ended' : 'upcoming')
}
