import { lazyPart } from '../../../lib/lazy-part.ts'

/** Fetched when it is opened: most who look at Home do not. */
export const DailyCalendar = lazyPart(async () => (await import('./daily-calendar.tsx')).DailyCalendar)
