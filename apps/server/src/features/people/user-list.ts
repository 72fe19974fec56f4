import type { ManagedUser, UserFilter, UserStatus, UserTier } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, desc, eq, gt, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm'
import { containsWords } from '../../http/contains-words.ts'
import { wireUser } from '../accounts/index.ts'
import {
  readLastActiveDays,
  readSignInGuards,
  readSilences,
  readSolvedProblems,
  type SolvedProblem,
} from './user-facts.ts'

const { user } = schema

/** Ids are time-ordered, so the primary key gives the order of registration. */
const newestFirst = desc(user.id)
const batchSize = 500

export async function pageOfUsers(
  database: Database,
  { page, pageSize, ...filter }: UserFilter & { readonly page: number; readonly pageSize: number },
): Promise<ManagedUser[]> {
  const rows = await selectUsers(database, matching(filter))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return withFacts(database, rows)
}

/** Iterates over all matching users in batches. */
export async function* iterateUsers(database: Database, filter: UserFilter): AsyncGenerator<ManagedUser> {
  let last: string | null = null
  for (;;) {
    const after: SQL | undefined = last === null ? undefined : lt(user.id, last)
    const rows: Row[] = await selectUsers(database, and(matching(filter), after)).limit(batchSize)
    yield* await withFacts(database, rows)
    if (rows.length < batchSize) return
    last = rows.at(-1)?.id ?? null
  }
}

/** Number of users whose premium has not expired. */
export function countPremiumUsers({ queries }: Database): Promise<number> {
  return queries.$count(user, inTier('premium'))
}

export function countUsers({ queries }: Database, filter: UserFilter = {}): Promise<number> {
  return queries.$count(user, matching(filter))
}

const inStatus = {
  active: isNull(user.suspendedAt),
  suspended: isNotNull(user.suspendedAt),
} as const satisfies Record<UserStatus, SQL>

/** By the server's clock, which every call uses to check premium. */
function inTier(tier: UserTier): SQL | undefined {
  const now = new Date()
  switch (tier) {
    case 'premium':
      return gt(user.premiumUntil, now)
    case 'free':
      return or(isNull(user.premiumUntil), lte(user.premiumUntil, now))
  }
}

function matching({ q, role, status, tier }: UserFilter): SQL | undefined {
  return and(
    q ? or(containsWords(user.name, q), containsWords(user.email, q)) : undefined,
    role && eq(user.role, role),
    status && inStatus[status],
    tier && inTier(tier),
  )
}

function selectUsers({ queries }: Database, condition: SQL | undefined) {
  return queries
    .select({
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      role: user.role,
      image: user.image,
      phone: user.phone,
      premiumUntil: user.premiumUntil,
      suspendedAt: user.suspendedAt,
      suspendedReason: user.suspendedReason,
      createdAt: user.createdAt,
    })
    .from(user)
    .where(condition)
    .orderBy(newestFirst)
}

type Row = Awaited<ReturnType<typeof selectUsers>>[number]

async function withFacts(database: Database, rows: readonly Row[]): Promise<ManagedUser[]> {
  const ids = rows.map(({ id }) => id)
  const [solved, days, silenced, { secondFactors, passkeys }] = await Promise.all([
    readSolvedProblems(database, ids),
    readLastActiveDays(database, ids),
    readSilences(database, ids),
    readSignInGuards(database, ids),
  ])
  const none: SolvedProblem[] = []
  return rows.map((row) => ({
    ...wireUser(row),
    createdAt: row.createdAt.toISOString(),
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    suspendedReason: row.suspendedReason,
    hasSecondFactor: secondFactors.has(row.id),
    hasPasskeys: passkeys.has(row.id),
    silencedUntil: silenced.get(row.id) ?? null,
    lastActiveDay: days.get(row.id) ?? null,
    problemSolved: solved.get(row.id) ?? none,
  }))
}
