import { createHash } from 'node:crypto'
import { hideAnswers, parseNotes, type QuizBlock } from '@codedojo/contract'

/**
 * Returns the notes as learners get them: without the right choices of quizzes and their explanations, which come with the
 * response to the learner's answer.
 */
export function hideQuizAnswers(notes: string): string {
  if (!/quiz/i.test(notes)) return notes
  const { parts } = parseNotes(notes)
  return parts.map((part) => (part.kind === 'quiz' ? hideAnswers(part, quizIdOf(part)) : part.raw)).join('\n')
}

/**
 * The id of a quiz: a hash of its visible part. If hidden facts such as the right choices were hashed, too, they could be found
 * by trial.
 */
export function quizIdOf({ question, choices }: QuizBlock): string {
  const seen = JSON.stringify([question, choices.map(({ text }) => text)])
  return createHash('sha256').update(seen).digest('hex').slice(0, 16)
}
