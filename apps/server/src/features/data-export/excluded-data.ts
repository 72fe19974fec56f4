export interface ExcludedData {
  readonly reason: string
  /** Columns that reference a person, directly or indirectly, as `table.column`. */
  readonly holds: readonly string[]
}

/** Personal data that is not exported, with the reason, which the archive's README states. */
export const excludedData: readonly ExcludedData[] = [
  {
    reason: 'What you made or decided for others as an administrator belongs to the installation.',
    holds: [
      'problem.creator_id',
      'problem_version.author_id',
      'rejudge.author_id',
      'rejudge.applied_by_id',
      'problem_report.closed_by_id',
      'contest.created_by_id',
      'contest_announcement.author_id',
      'contest_question.answered_by_id',
      'course_grant.given_by_id',
      'lesson_question.answered_by_id',
      'refund.decided_by_id',
      'room_report.closed_by_id',
      'assistant_switch.changed_by_id',
    ],
  },
  {
    reason: 'What others keep about you is theirs: that they muted you, or reported one of your messages.',
    holds: ['muted_person.muted_id', 'room_report.message_id'],
  },
  {
    reason: 'Work that is being judged is gone an hour after it is done; submissions hold what came of it.',
    holds: ['judge_job.user_id'],
  },
  {
    reason:
      'That something you sent has arrived is remembered for two months, so that it is not done twice; what you sent stands where it belongs.',
    holds: ['answered_request.user_id'],
  },
  {
    reason:
      'When a problem is judged anew, the trials are not yours; a verdict that changed stands with your submission.',
    holds: ['rejudged_submission.submission_id'],
  },
  {
    reason: 'The books tell of money with numbers only; what you paid and got back stands with your orders.',
    holds: ['ledger_entry.order_id'],
  },
]
