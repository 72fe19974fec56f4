/** A date such as 2026-01-31. Dates can be compared as strings. */
export type Day = string
