import type { Overview } from '@codedojo/contract'

export type CountName = 'Users' | 'Problems' | 'Submissions' | 'Open reports'

interface CountWords {
  readonly name: CountName
  readonly count: number
  readonly note: string
}

/** The four numbers of the dashboard, each with what stands below it. */
export function countWords({ users, problems, submissions, openReports }: Overview): CountWords[] {
  return [
    { name: 'Users', count: users.total, note: `${users.joinedThisWeek.toLocaleString()} joined this week` },
    { name: 'Problems', count: problems.published, note: waitingWords(problems) },
    { name: 'Submissions', count: submissions.total, note: `${submissions.today.toLocaleString()} today` },
    {
      name: 'Open reports',
      count: openReports,
      note: openReports === 0 ? 'None to answer' : 'To be answered',
    },
  ]
}

function waitingWords({ drafts, scheduled }: Overview['problems']): string {
  const words = [
    drafts > 0 && `${drafts} ${drafts === 1 ? 'draft' : 'drafts'}`,
    scheduled > 0 && `${scheduled} scheduled`,
  ].filter((part) => part !== false)
  return words.length === 0 ? 'No drafts' : words.join(', ')
}
