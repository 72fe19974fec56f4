import type { ProfileFields } from '@codedojo/contract'
import type { schema } from '@codedojo/db'

type ProfileRow = typeof schema.profile.$inferSelect

/** What is told in the profile itself and may be shown to others; `null`: nothing was ever saved. */
export function toldFields(
  row: ProfileRow | null,
): Omit<ProfileFields, 'firstName' | 'lastName' | 'phone' | 'age'> {
  return {
    bio: row?.bio ?? '',
    github: row?.github ?? '',
    linkedin: row?.linkedin ?? '',
    leetcode: row?.leetcode ?? '',
    twitter: row?.twitter ?? '',
    location: row?.location ?? '',
    roleType: row?.roleType ?? null,
    college: row?.college ?? '',
    branch: row?.branch ?? '',
    skillsLearning: row?.skillsLearning ?? '',
    company: row?.company ?? '',
    jobRole: row?.jobRole ?? '',
    experience: row?.experienceYears ?? null,
    professionalSkills: row?.professionalSkills ?? '',
  }
}
