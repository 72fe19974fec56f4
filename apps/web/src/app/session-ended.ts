import { z } from 'zod'

/** What a way to the sign-in page carries when the session ended while a page was open. */
export const sessionEnded = { hasEnded: true } as const

const stateSchema = z.object({ hasEnded: z.literal(true) })

/** Whether the state of a location says that the session ended. */
export function isSessionEnded(state: unknown): boolean {
  return stateSchema.safeParse(state).success
}
