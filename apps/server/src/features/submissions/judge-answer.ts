import {
  allScoreGroups,
  type CaseResult,
  callInInput,
  differenceOfResults,
  differencePlace,
  groupTitle,
  type JudgeAnswer,
  type JudgedCase,
  keepEnds,
  type Outcome,
  requireSignature,
  resultInCutText,
  resultInText,
  type ScoreGroup,
  type ShownScore,
  type Signature,
  type SignatureTexts,
  type StopRule,
  type User,
  unjudgedSentence,
} from '@codedojo/contract'
import { coarsenMeasures, type Measures } from '../../coarsen-measures.ts'
import type { ProblemRow } from '../problems/index.ts'
import type { JudgedWork } from './queries.ts'

/** Longest text shown of a visible case, in characters. */
const visibleMost = 64 * 1024
/** Longest text shown of the single hidden case that may be shown. */
export const shownHiddenCharacters = 4 * 1024

/** A judged case with its texts, or as much of them as shows that they exceed the visible length. */
export interface KnownCase {
  readonly ordinal: number
  readonly isVisible: boolean
  readonly input: Buffer
  readonly output: Buffer
}

interface AnswerParts {
  readonly work: JudgedWork
  readonly outcome: Outcome
  /** null when the problem was deleted: then only data of the submission itself is shown. */
  readonly problem: Pick<ProblemRow, 'showFailingCase'> | null
  /** Cases of the judged revision, those in `shownOrdinals`; none when the revision was not kept. */
  readonly cases: readonly KnownCase[]
  /** Titles of the judged revision: of its cases, in their order, '' for a case without one, and of its groups. */
  readonly titles?: {
    readonly caseTitles: readonly string[]
    readonly scoring: ScoreGroup | null
    readonly signature?: SignatureTexts | null
  }
  /** null for the author. */
  readonly reader?: Pick<User, 'role'> | null
}

/**
 * The verdict as its author may see it. Of hidden cases only index, status, time and memory, except the first failing
 * one, if the problem allows it and it was practice. Time and memory of a contest submission are rounded up.
 */
export function judgeAnswer({
  work,
  outcome,
  problem,
  cases,
  titles = { caseTitles: [], scoring: null },
  reader = null,
}: AnswerParts): JudgeAnswer {
  const told = (measures: Measures) =>
    coarsenMeasures(measures, { isOfContest: work.contest !== null, reader })
  const most = told({ ms: outcome.runtimeMs, kb: outcome.memoryKb })
  const ownInputs = work.customInputs.length
  const storedCount = outcome.total - ownInputs
  const { cases: judged, total } = outcome
  const unjudged =
    outcome.score === undefined
      ? unjudgedSentence({ cases: judged, total, ownInputs, rule: stopRuleOf(work, judged) })
      : pointlessSentence(total - judged.length)
  const signature = titles.signature ? requireSignature(titles.signature) : null
  const mayShow = problem?.showFailingCase && !work.contest
  const shownHidden = mayShow ? firstFailingHidden(outcome.cases) : undefined
  return {
    results: outcome.cases.map((judged) =>
      caseResult(judged, {
        work,
        known: cases,
        titles: titles.caseTitles,
        signature,
        storedCount,
        isShown: judged === shownHidden,
        told,
      }),
    ),
    overallStatus: outcome.status,
    submissionId: work.id,
    testCasesPassed: outcome.passed,
    testCasesTotal: outcome.total,
    runtime: most.ms,
    memory: most.kb,
    compileMessage: outcome.compileMessage,
    errorMessage: outcome.errorMessage,
    ...(unjudged === null ? {} : { unjudgedMessage: unjudged }),
    limitsEnforced: outcome.limitsEnforced,
    ...scoreOf(outcome, titles.scoring),
  }
}

/** null if every case was judged. */
function pointlessSentence(count: number): string | null {
  if (count === 0) return null
  return count === 1
    ? 'One case was not judged: it could not change the points any more.'
    : `${count} cases were not judged: they could not change the points any more.`
}

/** The points with what learners call the subtasks. */
export function scoreOf(
  { score: points, maxScore: of, subtasks = [] }: Pick<Outcome, 'score' | 'maxScore' | 'subtasks'>,
  scoring: ScoreGroup | null,
): { score?: ShownScore } {
  if (points === undefined || of === undefined) return {}
  const groups = new Map((scoring ? allScoreGroups(scoring) : []).map((group) => [group.name, group]))
  const shown = subtasks.map((subtask) => ({
    title: groupTitle(groups.get(subtask.name) ?? { name: subtask.name, title: '' }),
    ...subtask,
  }))
  return { score: { points, of, subtasks: shown } }
}

/** The rule by which judging ended; a contest submission that was rejudged later is judged as in practice. */
function stopRuleOf({ kind, contest }: JudgedWork, cases: readonly JudgedCase[]): StopRule {
  if (kind === 'run') return 'second limit'
  const failures = cases.filter(({ status }) => status !== 'Accepted').length
  return contest && failures <= 1 ? 'failure' : 'limit'
}

/** The positions of the cases whose texts are shown; other cases may have gigabytes. */
export function shownOrdinals(cases: readonly JudgedCase[]): number[] {
  const hidden = firstFailingHidden(cases)
  return cases.filter((one) => one.kind === 'visible' || one === hidden).map(({ index }) => index)
}

/** A UTF-8 character has at most four bytes: this many bytes show that a text exceeds the visible length. */
export const shownTextBytes = 4 * visibleMost + 4

function firstFailingHidden(cases: readonly JudgedCase[]): JudgedCase | undefined {
  return cases.find((one) => one.kind === 'hidden' && one.status !== 'Accepted')
}

interface CaseParts {
  readonly work: JudgedWork
  /** The judged cases, as far as they were kept. */
  readonly known: readonly KnownCase[]
  readonly titles: readonly string[]
  /** null if learners write whole programs only. */
  readonly signature: Signature | null
  /** Number of cases of the problem; the learner's custom inputs follow them, whether judged or not. */
  readonly storedCount: number
  readonly isShown: boolean
  readonly told: (measures: Measures) => Measures
}

function caseResult(judged: JudgedCase, parts: CaseParts): CaseResult {
  const took = parts.told({ ms: judged.cpuMs, kb: judged.memoryKb })
  const core = {
    index: judged.index,
    kind: judged.kind,
    status: judged.status,
    time: Math.round(took.ms) / 1000,
    memory: took.kb,
  }
  if (judged.kind === 'hidden' && !parts.isShown) return { ...core, ...nothing }
  const most = judged.kind === 'hidden' ? shownHiddenCharacters : visibleMost
  const texts = {
    stdin: cut(inputOf(judged, parts), most),
    stdout: cut(judged.transcript ? null : judged.stdout, most),
    expected_output: cut(expectedOf(judged, parts), most),
  }
  const title = titleOf(judged, parts)
  return {
    ...core,
    ...(title !== '' && { title }),
    stdin: texts.stdin.text,
    ...callOf(judged, texts.stdin, parts),
    ...valuesOf(judged, texts, parts.signature),
    stdout: texts.stdout.text,
    expected_output: texts.expected_output.text,
    stderr: judged.stderr === null ? null : keepEnds(judged.stderr, shownHiddenCharacters),
    exitCode: judged.exitCode,
    signal: judged.signal,
    difference: judged.difference,
    ...(judged.transcript && { transcript: judged.transcript }),
    ...(judged.prints !== undefined && { prints: judged.prints }),
    ...(judged.callFault && { callFault: judged.callFault }),
    ...(judged.returned !== undefined && { returned: judged.returned }),
    ...(judged.note === undefined ? {} : { note: judged.note }),
    isCut: judged.stdoutIsCut || Object.values(texts).some((one) => one.isCut),
  }
}

/** Only a function has prints of its own. An input that does not have the form of the layout stands for no call. */
function callOf(
  { prints }: JudgedCase,
  { text, isCut }: CutText,
  { signature }: CaseParts,
): Pick<CaseResult, 'call'> {
  if (prints === undefined || text === null || isCut || !signature) return {}
  const call = callInInput(signature, text)
  return call === null ? {} : { call }
}

/** The result and the expected one as values; a difference of their white space alone is shown in the texts. */
function valuesOf(
  { prints, callFault, status, stdoutIsCut }: JudgedCase,
  { stdout, expected_output: answer }: Readonly<Record<'stdout' | 'expected_output', CutText>>,
  signature: Signature | null,
): Pick<CaseResult, 'values'> {
  if (prints === undefined || !signature) return {}
  const hasResult = callFault === undefined && status !== 'Runtime Error' && stdout.text !== null
  const returned = hasResult ? valueIn(signature, { ...stdout, isCut: stdout.isCut || stdoutIsCut }) : null
  const expected = valueIn(signature, answer)
  if ((hasResult && returned === null) || (answer.text !== null && expected === null)) return {}
  const texts = { expected: answer.text ?? '', returned: stdout.text ?? '' }
  const isWhole = !stdout.isCut && !stdoutIsCut && !answer.isCut
  const found =
    returned !== null && expected !== null && isWhole ? differenceOfResults(signature, texts) : null
  if (status === 'Wrong Answer' && hasResult && found === null) return {}
  const difference = found && {
    place: differencePlace(found, signature),
    expected: found.expected,
    returned: found.returned,
  }
  return { values: { returned, expected, difference } }
}

function valueIn(signature: Signature, { text, isCut }: CutText): string | null {
  if (text === null) return null
  return isCut ? resultInCutText(signature, text) : resultInText(signature, text)
}

const nothing = {
  stdin: null,
  stdout: null,
  expected_output: null,
  stderr: null,
  exitCode: null,
  signal: null,
  difference: null,
  isCut: null,
} as const

/** The title of a hidden case is shown only with its content, because a title may reveal it. */
function titleOf(judged: JudgedCase, { known, titles }: CaseParts): string {
  return storedCase(judged, known) ? (titles[judged.index - 1] ?? '') : ''
}

function inputOf(judged: JudgedCase, { work, known, storedCount }: CaseParts): string | null {
  if (judged.kind !== 'custom') return textOf(storedCase(judged, known)?.input)
  return work.customInputs[judged.index - storedCount - 1] ?? null
}

function expectedOf(judged: JudgedCase, { known }: CaseParts): string | null {
  if (judged.transcript) return null
  return judged.kind === 'custom' ? judged.expected : textOf(storedCase(judged, known)?.output)
}

/** The kind must match as well: an earlier version of CodeDojo may have judged other cases. */
function storedCase({ index, kind }: JudgedCase, known: CaseParts['known']): KnownCase | undefined {
  const found = known.find(({ ordinal }) => ordinal === index)
  return found?.isVisible === (kind === 'visible') ? found : undefined
}

function textOf(bytes: Buffer | undefined): string | null {
  return bytes ? bytes.toString('utf8') : null
}

interface CutText {
  readonly text: string | null
  readonly isCut: boolean
}

function cut(text: string | null, most: number): CutText {
  const isCut = text !== null && text.length > most
  // Removes the first half of a surrogate pair that the cut has split.
  return { text: isCut ? text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : text, isCut }
}
