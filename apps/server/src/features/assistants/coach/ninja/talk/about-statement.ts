import { type Signature, typeInWords } from '@codedojo/contract'
import type { CoachAnswer, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { shortenText } from '../../shorten-text.ts'
import { findEmphasizedRules, findTieBreakSentences } from '../statement/find-emphasized-rules.ts'
import { findInputSize } from '../statement/find-input-size.ts'
import { toChatText } from '../statement/plain-text.ts'
import { splitStatement } from '../statement/split-statement.ts'
import { answerText, inputBlock, shownInput, shownOutput } from '../verdict/case-text.ts'
import { fittingComplexity, sizeNameText, sizeText } from '../verdict/steps-per-second.ts'
import { plainAnswer } from './plain-answer.ts'

/** Summarises the task in the statement's own sentences. */
export function aboutStatement({ problem, signature, functionDeclaration }: NinjaFacts): CoachAnswer {
  const parts = splitStatement(problem.description)
  const question = parts.sentences.find((sentence) => sentence.endsWith('?')) ?? ''
  const rules = [
    ...new Set([...findEmphasizedRules(parts).slice(0, 2), ...findTieBreakSentences(parts).slice(0, 1)]),
  ]
  const size = findInputSize(problem.description)
  const lines = [
    question === '' ? '' : `**The question:** ${shortenText(question, 300)}`,
    ...(signature === null || functionDeclaration === null
      ? [
          parts.input === '' ? '' : `**You read:** ${shortenText(parts.input, 260)}`,
          parts.output === '' ? '' : `**You print:** ${shortenText(parts.output, 260)}`,
        ]
      : [
          `**You write:** \`${functionDeclaration}\``,
          `**You return:** ${typeInWords(signature.declaration.returns)}${emptyWords(signature)}.${parts.output === '' ? '' : ` A whole program would print it: "${shortenText(parts.output, 260)}"`}`,
        ]),
    rules.length === 0
      ? ''
      : `**Easily missed:** ${rules.map((rule) => `"${shortenText(rule, 160)}"`).join('; ')}`,
    size ? `**Size:** ${sizeText(size)}, which allows, as a rule of thumb, ${fittingComplexity(size)}.` : '',
    'Now say it in your own words, and check them on the first example.',
  ]
  return plainAnswer(lines.filter((line) => line !== '').join('\n\n'), [{ kind: 'statement' }])
}

/** What stands for a word that the statement has printed where there is no answer. */
function emptyWords({ output, declaration }: Signature): string {
  if (output.emptyWord === null) return ''
  const { depth, shape } = declaration.returns
  const isNode = shape !== undefined && depth === 1
  const empty = isNode ? 'none at all' : depth === 0 ? 'an empty text' : 'an empty one'
  return `, and ${empty} where the answer is "${output.emptyWord}"`
}

/** One example with its author's explanation; the first by default. */
export function aboutExample({ problem, signature }: NinjaFacts, wanted: number | null): CoachAnswer {
  const count = problem.visibleCases.length
  const at = (wanted ?? 1) - 1
  const example = problem.visibleCases[at]
  if (!example && count > 0)
    return plainAnswer(
      `There is no example ${wanted}: this problem shows ${count === 1 ? 'one example' : `${count} examples`}.`,
      [{ kind: 'statement' }],
    )
  if (!example)
    return plainAnswer('This problem shows no example. Make a tiny input and get its answer by hand.', [
      { kind: 'statement' },
    ])
  const explanationText = toChatText(example.explanation)
  const words =
    explanationText === ''
      ? 'Its author wrote no explanation. Get the answer by hand, step by step.'
      : shortenText(explanationText, 900)
  return plainAnswer(
    `**Example ${at + 1}**:${inputBlock(shownInput(example.input, signature))}\n\n${answerText('Its answer is', shownOutput(example.output, signature))}\n\n${words}`,
    [{ kind: 'statement' }],
  )
}

/** The limits of the problem, and which time complexity they allow. */
export function aboutLimits({ problem }: NinjaFacts): CoachAnswer {
  const { constraints } = splitStatement(problem.description)
  const size = findInputSize(problem.description)
  const lines = [
    `Each case may use **${problem.timeLimitMs / 1000} s** of CPU time.`,
    constraints === '' ? '' : constraints.slice(0, 700),
    size
      ? `With ${sizeNameText(size)} up to ${size.most.toLocaleString('en-US')} that allows, as a rule of thumb, ${fittingComplexity(size)}.`
      : '',
  ]
  return plainAnswer(lines.filter((line) => line !== '').join('\n\n'), [{ kind: 'statement' }])
}
