import {
  type CodeMode,
  declarationIn,
  functionStarter,
  type Language,
  type Problem,
  requireSignature,
  splitParts,
  type User,
} from '@codedojo/contract'
import type { Context } from '../../../context.ts'
import { type ProblemRow, readSolutionAccess, showToLearner } from '../../problems/index.ts'
import type { EarlierMessage } from '../talk/queries.ts'
import { chooseHintLevel } from './hint-ladder.ts'
import { readLastWork } from './last-work.ts'
import type { NinjaFacts } from './ninja-facts.ts'
import { countAttempts } from './queries.ts'

export interface NinjaFactsRequest {
  readonly problem: ProblemRow
  readonly user: User
  readonly message: string
  readonly language: Language
  readonly code: string
  readonly mode: CodeMode
  /** Level of the last hint. */
  readonly given: number
  readonly history: readonly EarlierMessage[]
}

/** Loads everything that an answer about a problem may use; nothing that the caller may not see. */
export async function gatherNinjaFacts(context: Context, asking: NinjaFactsRequest): Promise<NinjaFacts> {
  const { problem, user, message, language, code, mode, history } = asking
  const [shown, lastWork, climbed] = await Promise.all([
    showToLearner(context, { row: problem, reader: user }),
    readLastWork(context, { userId: user._id, problem, language, code }),
    readHintLevel(context, asking),
  ])
  return {
    problem: {
      id: problem.id,
      title: shown.title,
      description: shown.description,
      tags: splitParts(shown.tags),
      hints: shown.hints,
      editorial: problem.editorial,
      visibleCases: shown.visibleTestCases,
      timeLimitMs: shown.limits[language].timeMs,
    },
    message,
    language,
    code,
    ...starterOf(shown, { language, mode }),
    lastWork,
    ...climbed,
    history: history.map(({ role, text }) => ({ role, text })),
  }
}

/** A mode that the problem does not know is refused before. */
function starterOf(
  { startCode, signature }: Pick<Problem, 'startCode' | 'signature'>,
  { language, mode }: Pick<NinjaFactsRequest, 'language' | 'mode'>,
): Pick<NinjaFacts, 'starterCode' | 'functionDeclaration' | 'signature' | 'offeredFunction'> {
  const offered = signature ? requireSignature(signature) : null
  const offeredFunction = offered?.declaration.name ?? null
  if (mode === 'stdin' || offered === null) {
    const starter = startCode.find((one) => one.language === language)
    return {
      starterCode: starter?.initialCode ?? '',
      functionDeclaration: null,
      signature: null,
      offeredFunction,
    }
  }
  const { declaration } = offered
  return {
    starterCode: functionStarter(declaration, language),
    functionDeclaration: declarationIn(declaration, language),
    signature: offered,
    offeredFunction,
  }
}

/** The hint level that this person has reached. */
export async function readHintLevel(
  context: Context,
  { problem, user, given }: Pick<NinjaFactsRequest, 'problem' | 'user' | 'given'>,
): Promise<Pick<NinjaFacts, 'level' | 'ladder' | 'isUnlocked' | 'submissions' | 'hasTried' | 'solutions'>> {
  const { database } = context
  const [tries, access] = await Promise.all([
    countAttempts(database, { userId: user._id, problemId: problem.id }),
    readSolutionAccess(context, { reader: user, problemId: problem.id }),
  ])
  const isUnlocked = access !== 'locked'
  return {
    ...chooseHintLevel({ ...tries, given, isUnlocked }),
    ...{ isUnlocked, solutions: access, submissions: tries.judged, hasTried: tries.hasTried },
  }
}
