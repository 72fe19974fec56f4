import type { deletionPreview, ResponseOf } from '@codedojo/contract'
import { serverNow } from '../../lib/api/server-clock.ts'
import { formatLongDate } from '../../lib/format/format-date.ts'
import { pluralize } from '../../lib/format/pluralize.ts'

type DeletionPreview = ResponseOf<typeof deletionPreview>

/** The consequences of the deletion, one sentence each; only those that apply. */
export function deletionConsequences(preview: DeletionPreview): string[] {
  const erased = [
    [preview.submissions, 'submission'],
    [preview.drafts, 'draft'],
    [preview.notes, 'note'],
    [preview.certificates, 'certificate'],
  ] as const
  const named = erased.flatMap(some)
  const asked = some([preview.lessonQuestions, 'question']).map((words) => `${words} at lessons`)
  return [
    `Erased: your profile, streak, badges, lists, settings, course progress and talks with the assistants${[...named, ...asked].map((each) => `, ${each}`).join('')}.`,
    ...lost(preview),
    ...staying(preview),
    ...(preview.orders > 0
      ? [`Kept without your name, because books must be kept: ${pluralize(preview.orders, 'order')}.`]
      : []),
    'You are signed out everywhere, and your e-mail can be used for a new account.',
  ]
}

/** Texts that others have read and answered stay, without their author's name (ADR 0013). */
function staying({ roomMessages, contestQuestions, reports }: DeletionPreview): string[] {
  const texts = [
    ...some([roomMessages, 'message']).map((words) => `${words} in rooms`),
    ...some([contestQuestions, 'question']).map((words) => `${words} in contests`),
    ...some([reports, 'report']),
  ]
  return texts.length > 0 ? [`Stays readable without your name: ${texts.join(', ')}.`] : []
}

function some([count, word]: readonly [number, string]): string[] {
  return count > 0 ? [pluralize(count, word)] : []
}

function lost({ premiumUntil, runningCourses }: DeletionPreview): string[] {
  const sentences: string[] = []
  if (premiumUntil !== null && Date.parse(premiumUntil) > serverNow())
    sentences.push(`Lost: premium, which is paid until ${formatLongDate(new Date(premiumUntil))}.`)
  if (runningCourses > 0)
    sentences.push(`Lost: access to ${pluralize(runningCourses, 'course')} that you can watch now.`)
  return sentences
}
