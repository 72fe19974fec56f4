import type { ProfileFields } from '@codedojo/contract'
import type { schema } from '@codedojo/db'

type ProfileRow = typeof schema.profile.$inferSelect

type PublicFields = Omit<ProfileFields, 'firstName' | 'lastName' | 'phone' | 'age'>

/** The stored profile fields; null if no profile was saved. */
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

/** The public fields: those for another role than the chosen one are private. */
export function publicFieldsOf(row: ProfileRow | null): PublicFields {
  const fields = profileFieldsOf(row)
  return {
    ...fields,
    ...(fields.roleType !== 'student' && { college: '', branch: '', skillsLearning: '' }),
    ...(fields.roleType !== 'working' && {
      company: '',
      jobRole: '',
      experience: null,
      professionalSkills: '',
    }),
  }
}
