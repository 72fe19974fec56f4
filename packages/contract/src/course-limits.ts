/** Limits of courses, shared by server validation and browser forms. */
export const courseLimits = {
  descriptionCharacters: 10_000,
  mentorCharacters: 100,
  validityDays: 36_500,
  outcomes: 20,
  outcomeCharacters: 200,
  lessons: 500,
  lessonDescriptionCharacters: 5_000,
  notesCharacters: 50_000,
  /** Blocks of programs in the notes; learners keep a text of each in every language. */
  programsPerLesson: 50,
  quizzesPerLesson: 50,
  problemsPerLesson: 20,
  captionsPerLesson: 10,
  /** Captions in one language, as WebVTT; an hour of speech is about 80 KB. */
  captionCharacters: 400_000,
  reviewCharacters: 2_000,
  /** Largest video upload. */
  videoBytes: 8 * 1024 ** 3,
  /** Longest video; more is assumed to be a mistake. */
  videoSeconds: 86_400,
} as const

/** The share of a video that must have been played for its lesson to be complete. Skipped parts do not count. */
export const completeShare = 0.9

/** Page size of the lesson list beside the player. */
export const lessonsPerPage = 5

/** From this many days on, access times are displayed in years. */
export const yearsFromDays = 365

/** A course can be renewed this many days before access ends, or during the second half of its validity if that starts later. */
export const renewalDays = 30

interface OpenFor {
  readonly validityDays: number
}

/** When a course whose access ends at `expiresAt` can be bought again; the new time is added at the end. */
export function renewableFrom(expiresAt: Date, { validityDays }: OpenFor): Date {
  const days = Math.min(renewalDays, validityDays / 2)
  return new Date(expiresAt.getTime() - days * 86_400_000)
}

/** Whether it can be bought again now. */
export function isRenewable(expiresAt: Date, course: OpenFor, now: Date): boolean {
  return now >= renewableFrom(expiresAt, course)
}
