import { join } from 'node:path'
import type { Language, Outcome } from '@codedojo/contract'
import { type ProblemPackage, readProblemPackage } from '@codedojo/problem-package'
import type { CaseToJudge } from '../../apps/judge/src/cases/case-to-judge.ts'
import { requestOfPackage } from '../../apps/judge/src/counterexample/testing/bundled-problem-request.ts'
import { judgeSubmission } from '../../apps/judge/src/judge-submission.ts'
import { limitsOf } from '../../apps/judge/src/limits.ts'
import type { OpenJudge } from '../../apps/judge/src/open-judge.ts'
import { removeHiddenCase } from '../../apps/server/src/features/assistants/ninja/hidden-case.ts'
import type { NinjaFacts } from '../../apps/server/src/features/assistants/ninja/ninja-facts.ts'
import { lastWorkOf } from './last-work-of.ts'
import { codeOf } from './program-code.ts'
import type { Situation } from './situation.ts'

const content = join(import.meta.dirname, '../../content/problems')

export interface PreparedSituation {
  readonly situation: Situation
  /** Without anything of a hidden case. */
  readonly facts: NinjaFacts
  readonly references: readonly { readonly language: Language; readonly code: string }[]
  readonly starters: readonly { readonly language: Language; readonly code: string }[]
  /** Whether a program is Accepted on all cases of the problem. */
  readonly isAccepted: (code: string, language: Language) => Promise<boolean>
}

/** Makes the facts that the server would gather; the verdict is a real one. Throws when it is not the one of the situation. */
export async function prepareSituation(situation: Situation, judge: OpenJudge): Promise<PreparedSituation> {
  const read = await readProblemPackage(join(content, situation.problem))
  const { code, language } = codeOf(situation, read)
  const outcome = situation.judged ? await judged(situation, { read, code, language }, judge) : null
  const lastWork = outcome && lastWorkOf({ situation, outcome, cases: read.cases, code, language })
  if (lastWork && lastWork.status !== situation.judged?.verdict)
    throw new Error(`"${situation.name}" is judged ${lastWork.status}, not ${situation.judged?.verdict}.`)
  const isUnlocked = situation.judged?.by === 'submit' && situation.judged.verdict === 'Accepted'
  return {
    situation,
    facts: removeHiddenCase({
      problem: problemOf(read, language),
      ...{ message: situation.message, level: situation.level, submissions: situation.tries },
      ...{ language, code, lastWork, isUnlocked },
      functionDeclaration: null,
      signature: null,
      offeredFunction: null,
      starterCode: read.starters.find((one) => one.language === language)?.code ?? '',
      hasTried: situation.tries > 0,
      ladder: [],
      solutions: isUnlocked ? 'solved' : 'locked',
      history: [],
    }),
    references: read.referenceSolutions,
    starters: read.starters,
    isAccepted: async (other, otherLanguage) => {
      const program = { read, code: other, language: otherLanguage }
      return (
        (await judgeProgram(program, { cases: read.cases, stopRule: 'failure' }, judge)).status === 'Accepted'
      )
    },
  }
}

interface ProgramOfPackage {
  readonly read: ProblemPackage
  readonly code: string
  readonly language: Language
}

function judged(situation: Situation, program: ProgramOfPackage, judge: OpenJudge): Promise<Outcome> {
  const { cases } = program.read
  const isRun = situation.judged?.by === 'run'
  const wanted = isRun ? cases.filter(({ kind }) => kind === 'visible') : cases
  return judgeProgram(program, { cases: wanted, stopRule: 'limit' }, judge)
}

interface JudgingOptions {
  readonly cases: readonly CaseToJudge[]
  readonly stopRule: 'failure' | 'limit'
}

function judgeProgram({ read, code, language }: ProgramOfPackage, wanted: JudgingOptions, judge: OpenJudge) {
  const program = { language, sources: [{ name: 'source', bytes: Buffer.from(code) }] }
  return judgeSubmission({ ...requestOfPackage(read, program), ...wanted }, judge, { onProgress: () => {} })
}

function problemOf(read: ProblemPackage, language: Language): NinjaFacts['problem'] {
  const { codedojo } = read
  const { limits } = requestOfPackage(read, { language, sources: [] })
  return {
    id: read.folderName,
    title: read.name,
    description: read.statements[0]?.markdown ?? '',
    tags: codedojo?.tags ?? [],
    hints: codedojo?.hints ?? [],
    editorial: read.editorial ?? '',
    visibleCases: read.cases
      .filter(({ kind }) => kind === 'visible')
      .map(({ name, input, answer }) => ({
        input: Buffer.from(input).toString(),
        output: Buffer.from(answer).toString(),
        explanation: codedojo?.explanations[name.slice(name.lastIndexOf('/') + 1)] ?? '',
      })),
    timeLimitMs: limitsOf(language, limits).timeMs,
  }
}
