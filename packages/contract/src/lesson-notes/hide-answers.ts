import { type QuizBlock, quizIdPrefix } from './parse-notes.ts'

/** A quiz as the browser gets it: without right choices and explanation, but with the id under which it is answered. */
export function hideAnswers({ question, choices, isMultiple }: QuizBlock, id: string): string {
  const hidden = choices.map(({ text }) => `- [ ] ${text.replaceAll('\n', '\n  ')}`)
  const words = ['quiz', `${quizIdPrefix}${id}`, ...(isMultiple ? ['several'] : [])]
  const content = [question, ...hidden].join('\n')
  const marks = '`'.repeat(longestMarks(content) + 1)
  return [`${marks}${words.join(' ')}`, content, marks].join('\n')
}

/** A question may hold fences of its own; the marks around it must be longer. */
function longestMarks(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((most, marks) => Math.max(most, marks.length), 2)
}
