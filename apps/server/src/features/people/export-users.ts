import type { Readable } from 'node:stream'
import type { ManagedUser, UserFilter } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import { streamCsv } from '../../http/stream-csv.ts'
import { recordEvent } from '../audit/index.ts'
import { countUsers, iterateUsers } from './user-list.ts'

const columns = [
  'firstName',
  'lastName',
  'email',
  'role',
  'status',
  'premium',
  'premiumUntil',
  'problemsSolved',
  'easy',
  'medium',
  'hard',
  'createdAt',
  'lastActiveDay',
]

/** The list of users as CSV, streamed at the caller's speed. */
export async function exportUsers(
  database: Database,
  { actorId, filter }: { actorId: string; filter: UserFilter },
): Promise<Readable> {
  const { q, role, status, tier } = filter
  await recordEvent(database.queries, {
    actorId,
    action: 'user.exported',
    subject: { kind: 'installation' },
    // Search terms are not logged: they may be a name or e-mail, which must not outlive the person.
    after: { users: await countUsers(database, filter), role, status, tier, searched: Boolean(q) },
  })
  return streamCsv(columns, lineOf(iterateUsers(database, filter)))
}

async function* lineOf(people: AsyncIterable<ManagedUser>) {
  for await (const person of people) {
    const solved = (difficulty: string) =>
      person.problemSolved.filter((each) => each.difficulty === difficulty).length
    yield [
      person.firstName,
      person.lastName,
      person.emailId,
      person.role,
      person.suspendedAt === null ? 'active' : 'suspended',
      person.isPremium ? 'yes' : 'no',
      person.premiumUntil,
      person.problemSolved.length,
      solved('easy'),
      solved('medium'),
      solved('hard'),
      person.createdAt,
      person.lastActiveDay,
    ]
  }
}
