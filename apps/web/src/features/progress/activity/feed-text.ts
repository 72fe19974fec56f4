import type { FeedEntry } from '@codedojo/contract'
import { certificatePath, contestPath, coursePath, submissionPath } from '../../../lib/paths.ts'

interface FeedWords {
  /** Verb before the link, such as "Solved". */
  readonly did: string
  readonly thing: string
  /** Path of the link; null if none. */
  readonly path: string | null
}

/** A feed entry as a sentence with a link. */
export function feedSentence(entry: FeedEntry): FeedWords {
  switch (entry.kind) {
    case 'solved':
      return { did: 'Solved', thing: entry.title, path: submissionPath(entry.submissionId) }
    case 'attempted':
      return {
        did: entry.status === 'Accepted' ? 'Solved again' : 'Tried',
        thing: entry.title,
        path: submissionPath(entry.submissionId),
      }
    case 'badge':
      return { did: 'Earned the badge', thing: entry.title, path: null }
    case 'contest':
      return { did: 'Took part in', thing: entry.title, path: contestPath({ _id: entry.contestId }) }
    case 'lesson':
      return { did: 'Completed the lesson', thing: entry.title, path: coursePath({ _id: entry.courseId }) }
    case 'certificate':
      return { did: 'Received the certificate', thing: entry.title, path: certificatePath(entry) }
  }
}
