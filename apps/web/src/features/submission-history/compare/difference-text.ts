import { type DetailedSubmission, languageNames } from '@codedojo/contract'
import { pluralize } from '../../../lib/format/pluralize.ts'

type SubmissionToCompare = Pick<DetailedSubmission, '_id' | 'language' | 'problemId'>

/** Warnings about comparing these two submissions, one sentence each. */
export function differenceNotices(left: SubmissionToCompare, right: SubmissionToCompare): string[] {
  if (left._id === right._id) return ['Both sides are the same attempt. Choose another one for either side.']
  const notices: string[] = []
  if (left.problemId !== right.problemId) notices.push('These are attempts at two different problems.')
  if (left.language !== right.language)
    notices.push(
      `${languageNames[left.language]} on the one side, ${languageNames[right.language]} on the other: few lines can meet.`,
    )
  return notices
}

/** "2 lines removed, 3 added". */
export function codeChangeText(
  { removed, added }: { removed: number; added: number },
  ignoresSpace: boolean,
): string {
  if (removed === 0 && added === 0)
    return ignoresSpace ? 'The code is the same but for white space.' : 'The code is the same.'
  return `${pluralize(removed, 'line')} removed, ${added} added`
}
