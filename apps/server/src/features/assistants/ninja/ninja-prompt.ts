import { callFaultSentences, type Evidence, keepEnds, languageNames } from '@codedojo/contract'
import type { ModelTurn } from '../../../providers/language-models/index.ts'
import { hintStep, type QuestionKind, shownInput, shownOutput } from '../coach/index.ts'
import type { Prompt } from '../talk/prompt.ts'
import { makeDelimiters, type PromptDelimiters, truncateText } from '../talk/prompt-delimiters.ts'
import { removeHiddenCase } from './hidden-case.ts'
import type { FailingCase, LastWork, NinjaFacts } from './ninja-facts.ts'
import { answerRule, ninjaRules } from './ninja-rules.ts'
import { selectHints } from './select-hints.ts'
import { typicalMistakes } from './typical-mistakes.ts'

/**
 * Maximum length of each part of the prompt, in characters. Statements are rarely longer; of code and outputs the
 * beginning is most informative.
 */
const most = {
  ...{ statement: 12_000, code: 16_000, caseText: 1500 },
  ...{ stderr: 3000, compiler: 4000, findings: 4000 },
} as const
const maxExamples = 3

interface NinjaPromptRequest {
  readonly facts: NinjaFacts
  readonly kind: QuestionKind
  readonly earlier: readonly ModelTurn[]
  /** Names the conversation. */
  readonly conversation: string
}

/**
 * Builds the prompt. What is the same for the whole conversation comes first (rules, statement, earlier messages), so that a
 * service can cache it; then the hints up to the level, the person's code and verdict, what the coach found, and last the rule of
 * this answer and the question. It contains no hidden case, reference solution or editorial, even if the person may see them; of
 * the editorial only the typical mistakes, once they are released.
 */
export function ninjaPrompt({ facts, kind, earlier, conversation }: NinjaPromptRequest): Prompt {
  const shown = removeHiddenCase(facts)
  const { lastWork } = shown
  const fence = makeDelimiters({ conversation, texts: textsOfOthers(facts, earlier) })
  const code = codePart(facts, fence)
  const { signature } = facts
  const work = lastWork
    ? workPart(lastWork, { fence, signature })
    : { text: 'They have not run this code yet.', used: [] }
  const helps = kind === 'debug' || kind === 'solution'
  const findings = helps ? findingsPart(shown, fence) : { text: '', used: [] }
  const question = [
    hintsPart(facts, fence),
    code.text,
    work.text,
    findings.text,
    ...(helps ? [mistakesPart(facts, fence)] : []),
    fence.order(answerRule({ ...facts, kind })),
    `The learner asks:\n${facts.message}`,
  ]
  return {
    system: [ninjaRules, fence.rule, statementPart(facts, fence)].join('\n\n'),
    turns: [...earlier, { role: 'user', text: question.filter((part) => part !== '').join('\n\n') }],
    used: [{ kind: 'statement' }, ...hintsUsed(facts), ...code.used, ...work.used, ...findings.used],
  }
}

function textsOfOthers(
  { problem, message, code, lastWork }: NinjaFacts,
  earlier: readonly ModelTurn[],
): string[] {
  const failing = lastWork?.failing
  const texts = [
    ...[problem.description, message, code, lastWork?.compileMessage],
    ...[
      failing?.input,
      failing?.call,
      failing?.expected,
      failing?.actual,
      failing?.returned,
      failing?.stderr,
    ],
    ...[lastWork?.smallest?.input, lastWork?.smallest?.expected, lastWork?.smallest?.actual],
    ...earlier.map(({ text }) => text),
  ]
  return texts.map((text) => text ?? '')
}

/** What the embedded coach says at this level. Each of its claims agrees with every judged case. */
function findingsPart(shown: NinjaFacts, fence: PromptDelimiters): Part {
  if (shown.lastWork === null) return { text: '', used: [] }
  const { text, used } = hintStep(shown)
  return {
    text: fence.around('findings of the offline coach', truncateText(text, most.findings)),
    used: used.filter(({ kind }) => kind === 'mistake'),
  }
}

function mistakesPart({ problem, level, submissions }: NinjaFacts, fence: PromptDelimiters): string {
  const mistakes = typicalMistakes({ editorial: problem.editorial, level, submissions })
  if (mistakes === '') return ''
  return `Mistakes that are typical for this problem, by its author. Speak only of one that their code makes.\n${fence.around('typical mistakes', truncateText(mistakes, most.findings))}`
}

function statementPart({ problem, signature }: NinjaFacts, fence: PromptDelimiters): string {
  const examples = problem.visibleCases.slice(0, maxExamples).map(({ input, output, explanation }, at) => {
    const texts =
      signature === null
        ? [`Input:\n${cut(input)}`, `Output:\n${cut(output)}`]
        : [
            `Call:\n${cut(shownInput(input, signature) ?? '')}`,
            `Result:\n${cut(shownOutput(output, signature))}`,
          ]
    const parts = [`Case ${at + 1}`, ...texts, cut(explanation)]
    return parts.filter((part) => part !== '').join('\n')
  })
  const parts = [
    `Problem: ${problem.title}`,
    `Tags: ${problem.tags.join(', ')}. Time limit: ${problem.timeLimitMs} ms.`,
    truncateText(problem.description, most.statement),
    ...examples,
  ]
  return fence.around('statement', parts.join('\n\n'))
}

function hintsUsed(facts: NinjaFacts): Evidence[] {
  return knownHints(facts).map((_, at) => ({ kind: 'hint', number: at + 1 }))
}

/** A person who may see the solutions gets all hints, whatever the level of the answer. */
function knownHints(facts: NinjaFacts): readonly string[] {
  return facts.isUnlocked ? facts.problem.hints : selectHints(facts)
}

function hintsPart(facts: NinjaFacts, fence: PromptDelimiters): string {
  const hints = knownHints(facts)
  if (hints.length === 0) return ''
  const list = hints.map((hint, at) => `${at + 1}. ${hint}`).join('\n')
  return `Go no further than these hints of the author.\n${fence.around('hints', list)}`
}

interface Part {
  readonly text: string
  readonly used: readonly Evidence[]
}

function codePart(facts: NinjaFacts, fence: PromptDelimiters): Part {
  const { code, language, functionDeclaration } = facts
  const name = languageNames[language]
  const rule = functionDeclaration === null ? '' : `\n${functionRule(functionDeclaration)}`
  if (code.trim() === '') return { text: `Their editor (${name}) is empty.${rule}`, used: [] }
  const isWhole = code.length <= most.code
  const lines = code.slice(0, most.code).toWellFormed().split('\n')
  const numbered = lines.map((line, at) => `${at + 1}| ${line}`).join('\n')
  const text = `Their code in ${name}, with numbers of its lines:\n${fence.around('code', numbered)}${rule}`
  return { text, used: [{ kind: 'code', ...(!isWhole && { fromLine: 1, toLine: lines.length }) }] }
}

function functionRule(declaration: string): string {
  return `They write only this function: \`${declaration}\`. The judge reads the input, calls it with the values and compares what it returns; what it prints does not count. Do not tell them to read input or to print the answer.`
}

function workPart(work: LastWork, { fence, signature }: PartsOfCase): Part {
  const { kind, status, passed, total, compileMessage, failing, smallest, runtimeMs } = work
  const verdict = `Their last ${kind === 'run' ? 'run' : 'submission'}: ${status}, ${passed} of ${total} cases, slowest ${Math.round(runtimeMs)} ms.`
  const parts = [
    verdict,
    compileMessage && fence.around('compiler', keepEnds(compileMessage, most.compiler)),
    failing && casePart(failing, { fence, signature }),
    smallest && smallestPart(smallest, { fence, signature }),
  ]
  const isShown = failing !== null && failing.kind !== 'hidden'
  return {
    text: parts.filter((part) => part).join('\n'),
    used: [
      { kind: 'verdict', status },
      ...(compileMessage ? [{ kind: 'compiler' } as const] : []),
      ...(isShown ? [{ kind: 'case', index: failing.index } as const] : []),
      ...(smallest ? [{ kind: 'smallest' } as const] : []),
    ],
  }
}

function casePart({ index, kind, status, ...one }: FailingCase, { fence, signature }: PartsOfCase): string {
  const head = `The first case that failed: number ${index}, ${kind}, ${status}${one.signal ? `, ${one.signal}` : ''}.`
  const why = one.difference?.why ?? null
  const fault = one.callFault && callFaultSentences[one.callFault]
  const words = caseWords(signature)
  const texts = [
    ['the call', one.call === undefined ? null : cut(one.call)],
    ['what its author calls it', one.title ?? null],
    ['what was returned', one.returned ?? null],
    // The call says it in the words of the learner.
    ['input', one.call === undefined ? one.input && cut(one.input) : null],
    [words.expected, one.expected && cut(shownOutput(one.expected, signature))],
    [words.actual, one.actual && cut(shownOutput(one.actual, signature))],
    ['standard error', one.stderr && keepEnds(one.stderr, most.stderr)],
  ] as const
  return [
    head,
    ...(fault === undefined ? [] : [fault]),
    around(texts, fence),
    ...(why === null || signature !== null ? [] : [fence.around('the first difference', why)]),
  ].join('\n')
}

/** Easier to work through by hand than the case that failed. */
function smallestPart(
  { status, ...one }: NonNullable<LastWork['smallest']>,
  { fence, signature }: PartsOfCase,
): string {
  const words = caseWords(signature)
  const texts = [
    [signature === null ? 'smallest input' : 'smallest call', cut(shownInput(one.input, signature) ?? '')],
    [`${words.expected} of it`, one.expected && cut(shownOutput(one.expected, signature))],
    [`${words.actual} of it`, one.actual && cut(shownOutput(one.actual, signature))],
  ] as const
  return `The smallest input that was found on which their program is wrong, ${status}:\n${around(texts, fence)}`
}

interface PartsOfCase {
  readonly fence: PromptDelimiters
  readonly signature: NinjaFacts['signature']
}

function caseWords(signature: NinjaFacts['signature']) {
  return signature === null
    ? ({ expected: 'expected output', actual: 'their output' } as const)
    : ({ expected: 'expected value', actual: 'their returned value' } as const)
}

type NamedTexts = readonly (readonly [name: string, text: string | null])[]

function around(texts: NamedTexts, fence: PromptDelimiters): string {
  return texts.flatMap(([name, text]) => (text === null ? [] : [fence.around(name, text)])).join('\n')
}

function cut(text: string): string {
  return truncateText(text, most.caseText)
}
