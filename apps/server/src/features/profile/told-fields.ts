import type { ProfileFields } from '@codedojo/contract'
import type { schema } from '@codedojo/db'

type ProfileRow = typeof schema.profile.$inferSelect

type ToldFields = Omit<ProfileFields, 'firstName' | 'lastName' | 'phone' | 'age'>

/** What is told in the profile itself; `null`: nothing was ever saved. */
export function toldFields(row: ProfileRow | null): ToldFields {
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

/** The same as others are told it: what was written for a role that is not the chosen one stays with its person. */
export function fieldsToldToOthers(row: ProfileRow | null): ToldFields {
  const told = toldFields(row)
  return {
    ...told,
    ...(told.roleType !== 'student' && { college: '', branch: '', skillsLearning: '' }),
    ...(told.roleType !== 'working' && {
      company: '',
      jobRole: '',
      experience: null,
      professionalSkills: '',
    }),
  }
}
