import type { ErrorCode } from '@codedojo/contract'
import { AppError } from './app-error.ts'

interface Overwriting {
  /** When the thing was saved last, read under its lock. */
  readonly savedAt: Date
  /** When what the caller saw was saved; undefined: they do not say, and overwrite whatever is there. */
  readonly seenAt: string | undefined
  readonly code: Extract<ErrorCode, `${string}_changed`>
  /** As people call it: "lesson". */
  readonly thing: string
}

/** Throws `code` when somebody has saved a thing after the caller read it: their change would be lost without a word. */
export function refuseOverwriting({ savedAt, seenAt, code, thing }: Overwriting): void {
  if (seenAt === undefined || savedAt.getTime() === Date.parse(seenAt)) return
  throw new AppError(
    code,
    `Somebody else has saved this ${thing} meanwhile. Load the page again, and make your change once more.`,
  )
}
