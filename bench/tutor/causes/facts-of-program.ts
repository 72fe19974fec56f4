import type { JudgedCase, Language, Outcome, Repair } from '@codedojo/contract'
import type { ProblemPackage } from '@codedojo/problem-package'
import { requestOfPackage } from '../../../apps/judge/src/counterexample/testing/bundled-problem-request.ts'
import { judgeSubmission, type SubmissionToJudge } from '../../../apps/judge/src/judge-submission.ts'
import { limitsOf } from '../../../apps/judge/src/limits.ts'
import type { OpenJudge } from '../../../apps/judge/src/open-judge.ts'
import { caseToMend, isMendable } from '../../../apps/judge/src/repair/case-to-mend.ts'
import { searchRepair } from '../../../apps/judge/src/repair/search-repair.ts'
import type { LastWork, NinjaFacts } from '../../../apps/server/src/features/assistants/ninja/ninja-facts.ts'
import { compareWithMistakes } from '../../../apps/server/src/features/problems/known-mistakes/find-same-mistakes.ts'
import type { WrongProgram } from './choose-programs.ts'

/** The first failing hidden case is shown up to here, as the server does. */
const shownHiddenCharacters = 4096

/** The facts after a submission of the program, at the last level; null if it is Accepted. */
export async function factsOfProgram(program: WrongProgram, judge: OpenJudge): Promise<NinjaFacts | null> {
  const { name, read, language, code } = program
  const outcome = await judged(program, judge)
  if (outcome.status === 'Accepted') return null
  const { codedojo, cases } = read
  const { limits } = requestOfPackage(read, { language, sources: [] })
  return {
    problem: {
      ...{ id: read.folderName, title: read.name, description: read.statements[0]?.markdown ?? '' },
      ...{ tags: codedojo?.tags ?? [], hints: codedojo?.hints ?? [], editorial: read.editorial ?? '' },
      visibleCases: cases
        .filter(({ kind }) => kind === 'visible')
        .map(({ input, answer }) => ({
          ...{ input: textOf(input), output: textOf(answer), explanation: '' },
        })),
      timeLimitMs: limitsOf(language, limits).timeMs,
    },
    ...{ message: 'What is wrong?', language, code, starterCode: '', level: 4, submissions: 4 },
    functionDeclaration: null,
    signature: null,
    offeredFunction: null,
    lastWork: await lastWorkOf(outcome, { program, judge, name }),
    ...{ isUnlocked: false, hasTried: true, ladder: [], solutions: 'locked', history: [] },
  }
}

interface Judged {
  readonly program: WrongProgram
  readonly judge: OpenJudge
  readonly name: string
}

async function lastWorkOf(outcome: Outcome, { program, judge, name }: Judged): Promise<LastWork> {
  const { status, passed, total, compileMessage, runtimeMs, cases } = outcome
  const { read, language, code } = program
  const failing = cases.find((one) => one.status !== 'Accepted')
  const hidden = cases.find((one) => one.kind === 'hidden' && one.status !== 'Accepted')
  const seen = cases.filter((one) => one.kind === 'visible' || one === hidden)
  const withTexts = (one: JudgedCase) => ({ ...one, ...textsOf(one, read) })
  return {
    ...{ kind: 'submit', passed, total, language, code, compileMessage, runtimeMs },
    status: status === 'Partially Accepted' ? (failing?.status ?? 'Wrong Answer') : status,
    failing: failing ? withTexts(failing) : null,
    ...{ otherFailures: [], smallest: null, seenCases: seen.map(withTexts) },
    repair: await repairOf(outcome, program, judge),
    sameMistakes:
      status === 'Wrong Answer' ? compareWithMistakes(cases, await judgedMistakes(read, name, judge)) : null,
  }
}

const judgedOf = new Map<string, Awaited<ReturnType<typeof judgeMistakes>>>()

/** The known mistakes of the problem as they are judged, without the program itself in any language. */
async function judgedMistakes(read: ProblemPackage, name: string, judge: OpenJudge) {
  const known = judgedOf.get(read.folderName) ?? (await judgeMistakes(read, judge))
  judgedOf.set(read.folderName, known)
  return known.filter(({ path }) => stemOf(path) !== stemOf(name))
}

async function judgeMistakes(read: ProblemPackage, judge: OpenJudge) {
  const found = []
  for (const { path, language, sentence, code } of read.knownMistakes) {
    const { cases } = await judged({ read, language, code }, judge)
    found.push({ path, sentence, cases })
  }
  return found
}

/** The name of a program without its folder and its language. */
function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
}

interface ProgramOfProblem {
  readonly read: ProblemPackage
  readonly language: Language
  readonly code: string
}

function judged(program: ProgramOfProblem, judge: OpenJudge): Promise<Outcome> {
  return judgeSubmission(submissionOf(program), judge, { onProgress: () => {} })
}

function submissionOf({ read, language, code }: ProgramOfProblem): SubmissionToJudge {
  const program = { language, sources: [{ name: 'source', bytes: Buffer.from(code) }] }
  return { ...requestOfPackage(read, program), cases: read.cases, stopRule: 'limit' }
}

/** What an idle judge would find. */
async function repairOf(
  outcome: Outcome,
  program: ProgramOfProblem,
  judge: OpenJudge,
): Promise<Repair | null> {
  if (!isMendable(outcome)) return null
  const submission = submissionOf(program)
  const request = { submission, code: program.code, firstCase: caseToMend(outcome, submission) }
  return searchRepair(request, judge)(new AbortController().signal)
}

function textsOf({ index, kind, stdout }: JudgedCase, { cases }: ProblemPackage) {
  const { input = new Uint8Array(), answer = null } = cases[index - 1] ?? {}
  const most = kind === 'hidden' ? shownHiddenCharacters : undefined
  return {
    input: textOf(input).slice(0, most),
    expected: answer && textOf(answer).slice(0, most),
    actual: stdout?.slice(0, most) ?? null,
  }
}

function textOf(bytes: Uint8Array | string | null): string {
  return Buffer.from(bytes ?? '').toString()
}
