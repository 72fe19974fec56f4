import { lazyWithRetry } from '../../../lib/lazy/lazy-with-retry.ts'

/** Fetched when it is opened: most who look at Home do not. */
export const DailyCalendar = lazyWithRetry(async () => (await import('./daily-calendar.tsx')).DailyCalendar)
