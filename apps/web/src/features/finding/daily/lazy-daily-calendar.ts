import { lazy } from 'react'

/** Fetched when it is opened: most who look at Home do not. */
export const DailyCalendar = lazy(async () => ({
  default: (await import('./daily-calendar.tsx')).DailyCalendar,
}))
