import type { User } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import { AppError } from '../../http/app-error.ts'
import { type Purchases, readPurchases } from '../courses/index.ts'

/**
 * Confirms purchases that the browser claims, by comparing them with the database; stores nothing and grants nothing.
 * Throws `not_allowed` for another person's id, and `not_paid` when one of `courses` is not accessible, or nothing is.
 */
export async function confirmPurchases(
  database: Database,
  {
    user,
    userId = user._id,
    courses,
  }: { readonly user: User; readonly userId?: string | undefined; readonly courses: unknown },
): Promise<Purchases> {
  if (userId !== user._id) throw new AppError('not_allowed', 'Courses are bought by oneself only.')
  const isAdmin = user.role === 'admin'
  const purchases = await readPurchases(database, { userId: user._id, showsPlaylists: isAdmin })
  const open = new Set(purchases.courses.filter(({ isExpired }) => !isExpired).map(({ _id }) => _id))
  if (open.size === 0 || idsIn(courses).some((id) => id === null || !open.has(id))) {
    throw new AppError('not_paid', 'No payment for this course has been verified.')
  }
  return purchases
}

/** Ids in what the browser sent; null for an entry without an id. */
function idsIn(courses: unknown): (string | null)[] {
  if (courses === undefined || courses === null) return []
  return (Array.isArray(courses) ? courses : [courses]).map((one: unknown) => {
    if (typeof one === 'string') return one
    const isNamed = typeof one === 'object' && one !== null && '_id' in one
    return isNamed && typeof one._id === 'string' ? one._id : null
  })
}
