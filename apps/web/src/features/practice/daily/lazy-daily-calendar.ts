import { lazyPatiently } from '../../../lib/lazy/lazy-patiently.ts'

/** Fetched when it is opened: most who look at Home do not. */
export const DailyCalendar = lazyPatiently(async () => (await import('./daily-calendar.tsx')).DailyCalendar)
