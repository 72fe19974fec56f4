/** Explanation of when a day counts. */
export const dayRule =
  'A day counts when at least one submission that you made on it was Accepted. The day is the date on your clock at the moment you pressed Submit, so a verdict that comes after midnight still counts for the day before.'

export const streakRule =
  'Your streak is the number of days in a row that count and end today or yesterday. Days that are over keep their date when you change your time zone.'

/** "3-day streak". */
export function streakWords(days: number): string {
  return `${days}-day streak`
}
