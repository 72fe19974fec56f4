import { type Evidence, languageNames } from '@codedojo/contract'
import type { ModelTurn } from '../../../providers/language-models/index.ts'
import type { Prompt } from '../talk/prompt.ts'
import { makeDelimiters, type PromptDelimiters, truncateText } from '../talk/prompt-delimiters.ts'
import { removeHiddenCase } from './hidden-case.ts'
import type { FailingCase, LastWork, NinjaFacts } from './ninja-facts.ts'
import { ninjaRules } from './ninja-rules.ts'
import { selectHints } from './select-hints.ts'

/**
 * Maximum length of each part of the prompt, in characters. Statements are rarely longer; of code and outputs the
 * beginning is most informative.
 */
const most = { statement: 12_000, code: 16_000, caseText: 1500, compiler: 2000 } as const
const examplesMost = 3

/**
 * Builds the prompt: statement with visible cases, hints up to the level, the person's code and verdict, and the
 * earlier messages. It contains no hidden case, reference solution or editorial, even if the person may see them.
 */
export function ninjaPrompt(facts: NinjaFacts, earlier: readonly ModelTurn[]): Prompt {
  const fence = makeDelimiters()
  const { lastWork } = removeHiddenCase(facts)
  const code = codePart(facts, fence)
  const work = lastWork ? workPart(lastWork, fence) : { text: 'They have not run this code yet.', used: [] }
  const system = [ninjaRules(facts), fence.rule, statementPart(facts, fence), hintsPart(facts, fence)]
  const question = [code.text, work.text, `The learner asks:\n${facts.message}`].join('\n\n')
  return {
    system: system.filter((part) => part !== '').join('\n\n'),
    turns: [...earlier, { role: 'user', text: question }],
    used: [{ kind: 'statement' }, ...hintsUsed(facts), ...code.used, ...work.used],
  }
}

function statementPart({ problem }: NinjaFacts, fence: PromptDelimiters): string {
  const examples = problem.visibleCases.slice(0, examplesMost).map(({ input, output, explanation }, at) => {
    const parts = [`Case ${at + 1}`, `Input:\n${cut(input)}`, `Output:\n${cut(output)}`, cut(explanation)]
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

function codePart({ code, language }: NinjaFacts, fence: PromptDelimiters): Part {
  const name = languageNames[language]
  if (code.trim() === '') return { text: `Their editor (${name}) is empty.`, used: [] }
  const isWhole = code.length <= most.code
  const lines = code.slice(0, most.code).toWellFormed().split('\n')
  const numbered = lines.map((line, at) => `${at + 1}| ${line}`).join('\n')
  const text = `Their code in ${name}, with numbers of its lines:\n${fence.around('code', numbered)}`
  return { text, used: [{ kind: 'code', ...(!isWhole && { fromLine: 1, toLine: lines.length }) }] }
}

function workPart(work: LastWork, fence: PromptDelimiters): Part {
  const { kind, status, passed, total, compileMessage, failing, runtimeMs } = work
  const verdict = `Their last ${kind === 'run' ? 'run' : 'submission'}: ${status}, ${passed} of ${total} cases, slowest ${Math.round(runtimeMs)} ms.`
  const parts = [
    verdict,
    compileMessage && fence.around('compiler', truncateText(compileMessage, most.compiler)),
    failing && casePart(failing, fence),
  ]
  const isShown = failing !== null && failing.kind !== 'hidden'
  return {
    text: parts.filter((part) => part).join('\n'),
    used: [
      { kind: 'verdict', status },
      ...(compileMessage ? [{ kind: 'compiler' } as const] : []),
      ...(isShown ? [{ kind: 'case', index: failing.index } as const] : []),
    ],
  }
}

function casePart({ index, kind, status, ...one }: FailingCase, fence: PromptDelimiters): string {
  const head = `The first case that failed: number ${index}, ${kind}, ${status}${one.signal ? `, ${one.signal}` : ''}.`
  const why = one.difference?.why ?? null
  const texts = [
    ['input', one.input],
    ['expected output', one.expected],
    ['their output', one.actual],
    ['standard error', one.stderr],
  ] as const
  const shown = texts.flatMap(([name, text]) => (text === null ? [] : [fence.around(name, cut(text))]))
  return [head, ...shown, ...(why === null ? [] : [fence.around('the first difference', why)])].join('\n')
}

function cut(text: string): string {
  return truncateText(text, most.caseText)
}
