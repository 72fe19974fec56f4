import { lazyWithRetry } from '../../../lib/lazy/lazy-with-retry.ts'

/** Loaded when it is opened: most visits to Home do not need it. */
export const DailyCalendar = lazyWithRetry(async () => (await import('./daily-calendar.tsx')).DailyCalendar)
