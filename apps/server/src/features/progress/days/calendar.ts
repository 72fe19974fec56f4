/** A date without a time, such as 2026-01-31. Days compare as texts do. */
export type Day = string
