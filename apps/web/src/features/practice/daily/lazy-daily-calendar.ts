import { lazyPatiently } from '../../../lib/lazy/lazy-patiently.ts'

/** Loaded when it is opened: most visits to Home do not need it. */
export const DailyCalendar = lazyPatiently(async () => (await import('./daily-calendar.tsx')).DailyCalendar)
