/** Everything that a verdict, or another time zone, makes old. */
export const progressKey = ['progress'] as const
