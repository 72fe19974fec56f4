import type { Overview } from '@codedojo/contract'

const works = { works: true, detail: '', cure: null }

/** The admin overview of a small, healthy installation without activity. */
export function sampleOverview(facts: Partial<Overview> = {}): Overview {
  return {
    users: { total: 1, joinedThisWeek: 1 },
    problems: { published: 0, drafts: 0, scheduled: 0 },
    submissions: { total: 0, today: 0 },
    videos: { total: 0, courses: 0 },
    store: { products: 0, outOfStock: 0 },
    orders: { paid: 0, paidThisWeek: 0 },
    waiting: [],
    timeZone: 'Asia/Kolkata',
    days: Array.from({ length: 30 }, (_, place) => ({
      day: `2026-01-${String(place + 1).padStart(2, '0')}`,
      submissions: 0,
      activeUsers: 0,
    })),
    queue: { waiting: 0, judging: 0, rejudging: 0, oldestWaitingSeconds: null },
    health: {
      ok: true,
      database: works,
      queue: { ...works, waiting: 0 },
      judges: [
        {
          ...works,
          name: 'judge-1',
          slots: 2,
          sandbox: 'cgroup2',
          limitsEnforced: true,
          languages: [{ language: 'python', version: '3', works: true }],
        },
      ],
      mail: works,
      payments: works,
      videos: works,
      ai: works,
      directory: null,
      bucket: null,
    },
    databaseMs: 1.7,
    disk: { freeBytes: 50 * 1024 ** 3, totalBytes: 100 * 1024 ** 3, cure: null },
    lastBackUp: null,
    events: [],
    ...facts,
  }
}
