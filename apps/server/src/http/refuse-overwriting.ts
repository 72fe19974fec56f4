import type { ErrorCode } from '@codedojo/contract'
import { AppError } from './app-error.ts'

interface OverwriteCheck {
  /** Last save of the item, read under its lock. */
  readonly savedAt: Date
  /** Last save that the caller has seen; undefined if unknown, and then the save overwrites any state. */
  readonly seenAt: string | undefined
  readonly code: Extract<ErrorCode, `${string}_changed`>
  /** Display name: "lesson". */
  readonly thing: string
}

/**
 * Optimistic locking: throws `code` when somebody has saved the item since the caller read it, because that change
 * would be lost silently.
 */
export function refuseOverwriting({ savedAt, seenAt, code, thing }: OverwriteCheck): void {
  if (seenAt === undefined || savedAt.getTime() === Date.parse(seenAt)) return
  throw new AppError(
    code,
    `Somebody else has saved this ${thing} meanwhile. Load the page again, and make your change once more.`,
  )
}
