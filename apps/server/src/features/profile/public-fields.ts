import type { ProfileFields } from '@codedojo/contract'
import type { schema } from '@codedojo/db'

type ProfileRow = typeof schema.profile.$inferSelect

type PublicFields = Omit<ProfileFields, 'firstName' | 'lastName' | 'phone' | 'age'>

/** What is told in the profile itself; `null`: nothing was ever saved. */
export function profileFieldsOf(row: ProfileRow | null): PublicFields {
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
export function publicFieldsOf(row: ProfileRow | null): PublicFields {
  const told = profileFieldsOf(row)
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
