/** Limits of courses, for the server's checks and the browser's forms. */
export const courseLimits = {
  descriptionCharacters: 10_000,
  mentorCharacters: 100,
  validityDays: 36_500,
  outcomes: 20,
  outcomeCharacters: 200,
  lessons: 500,
  lessonDescriptionCharacters: 5_000,
  notesCharacters: 50_000,
  problemsPerLesson: 20,
  captionsPerLesson: 10,
  /** Of one language, as WebVTT; an hour of speech is about 80 KB. */
  captionCharacters: 400_000,
  reviewCharacters: 2_000,
  /** Largest video that can be uploaded. */
  videoBytes: 8 * 1024 ** 3,
  /** Longest video; a day and a half would be a mistake. */
  videoSeconds: 86_400,
} as const

/** How much of a video must have been played for its lesson to be complete. Seeking over a part does not play it. */
export const completeShare = 0.9

/** Lessons on one page of the list beside the player. */
export const lessonsPerPage = 5

/** From that many days on, the time that a course is open is shown in years. */
export const yearsFromDays = 365

/** A course can be bought again that many days before it ends, or in the second half of its time when that is later. */
export const renewalDays = 30

interface OpenFor {
  readonly validityDays: number
}

/** From when on a course that ends at a moment can be bought again; what is bought then is added at its end. */
export function renewableFrom(expiresAt: Date, { validityDays }: OpenFor): Date {
  const days = Math.min(renewalDays, validityDays / 2)
  return new Date(expiresAt.getTime() - days * 86_400_000)
}

/** Whether it can be bought again now. */
export function isRenewable(expiresAt: Date, course: OpenFor, now: Date): boolean {
  return now >= renewableFrom(expiresAt, course)
}
