import type { ProblemProgress, ProblemSummary, StudyPlanSummary, User } from '@codedojo/contract'

export function sampleUser(facts: Partial<User> = {}): User {
  return {
    _id: 'user-1',
    firstName: 'Meera',
    lastName: 'Nair',
    name: 'Meera Nair',
    emailId: 'meera@example.org',
    role: 'user',
    avatarUrl: null,
    phone: '',
    isPremium: false,
    premiumUntil: null,
    ...facts,
  }
}

export function sampleProblem(number: number, facts: Partial<ProblemSummary> = {}): ProblemSummary {
  return {
    _id: `problem-${number}`,
    number,
    title: `Problem ${number}`,
    difficulty: 'easy',
    tags: 'Array',
    alsoCalled: '',
    acceptedCount: 0,
    submittedCount: 0,
    ...facts,
  }
}

/** A plan of two problems that nobody follows. */
export function samplePlan(slug: string, facts: Partial<StudyPlanSummary> = {}): StudyPlanSummary {
  return {
    _id: slug,
    slug,
    title: slug,
    summary: 'For everybody.',
    group: '',
    total: 2,
    solved: 0,
    startedAt: null,
    next: null,
    ...facts,
  }
}

/** The progress of a person with one failed attempt at the problem. */
export function sampleProgress(number: number, facts: Partial<ProblemProgress> = {}): ProblemProgress {
  return {
    problemId: `problem-${number}`,
    lastOpenedAt: '2026-11-20T10:00:00.000Z',
    lastTriedAt: '2026-11-20T10:30:00.000Z',
    lastStatus: 'Wrong Answer',
    attempts: 1,
    isSolved: false,
    hasNote: false,
    ...facts,
  }
}
