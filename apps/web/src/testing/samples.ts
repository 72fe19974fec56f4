import type { ProblemSummary, User } from '@codedojo/contract'

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
    acceptedCount: 0,
    submittedCount: 0,
    ...facts,
  }
}
