import type { ownProgress, Profile, ProgressFigures, ResponseOf } from '@codedojo/contract'

export function sampleProfile(facts: Partial<Profile> = {}): Profile {
  return {
    ...{ _id: 'user-1', email: 'meera@example.org', role: 'user', avatarUrl: null, savedAt: null },
    ...{ firstName: 'Meera', lastName: 'Nair', bio: '', age: null, phone: '', location: '' },
    ...{ github: '', linkedin: '', leetcode: '', twitter: '' },
    ...{ roleType: null, college: '', branch: '', skillsLearning: '' },
    ...{ company: '', jobRole: '', experience: null, professionalSkills: '' },
    ...facts,
  }
}

export function sampleFigures(facts: Partial<ProgressFigures> = {}): ProgressFigures {
  return {
    byDifficulty: {
      easy: { solved: 0, total: 2 },
      medium: { solved: 0, total: 2 },
      hard: { solved: 0, total: 1 },
    },
    ...{ byTag: [], solved: 0, submissions: 0, accepted: 0, judged: 0 },
    ...{ streakDays: 0, longestStreakDays: 0, days: [], today: '2026-11-22' },
    ...facts,
  }
}

type Progress = ResponseOf<typeof ownProgress>

export function sampleProgress(facts: Partial<Progress> = {}): Progress {
  return { ...sampleFigures(), badges: [], openBadges: [], ...facts }
}
