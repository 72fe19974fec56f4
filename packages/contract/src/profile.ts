import { z } from 'zod'
import { defineCall } from './call.ts'
import {
  idSchema,
  invisibleTextMessage,
  isSafeAddress,
  isVisibleOrEmpty,
  makeDisplayNameSchema,
  makeRequiredNameSchema,
  makeTextSchema,
  oneLine,
  plainDigits,
  timeSchema,
} from './fields.ts'
import { badgeSchema, progressFiguresSchema } from './progress.ts'

export const roleTypes = ['student', 'working'] as const
export const roleTypeWords = {
  student: 'Student',
  working: 'Working Professional',
} as const satisfies Record<(typeof roleTypes)[number], string>

/** Displayed if no bio was written, and as the placeholder of the field. Source: the specification of the profile. */
export const defaultBio = 'I love solving DSA problems and building cool projects.'

const makeLineSchema = (name: string, most = 100) =>
  makeTextSchema({ most, name }).overwrite(oneLine).refine(isVisibleOrEmpty, invisibleTextMessage(name))

/** Empty, or an https URL on one of these hosts. */
function addressAt(name: string, hosts: readonly string[]) {
  return makeTextSchema({ most: 300, name })
    .trim()
    .refine(
      (address) => address === '' || (isSafeAddress(address) && isAt(address, hosts)),
      `${name} must be an address like https://${hosts[0]}/…`,
    )
}

function isAt(address: string, hosts: readonly string[]): boolean {
  const host = URL.parse(address)?.hostname.replace(/^www\./, '')
  return hosts.some((each) => host === each || host?.endsWith(`.${each}`))
}

export const profileFieldsSchema = z.object({
  firstName: makeRequiredNameSchema('First name'),
  lastName: makeDisplayNameSchema('Last name'),
  /** Plain text; empty if never written. */
  bio: makeTextSchema({ most: 1000, name: 'Bio' })
    .trim()
    .refine(isVisibleOrEmpty, invisibleTextMessage('Bio')),
  github: addressAt('GitHub URL', ['github.com']),
  linkedin: addressAt('LinkedIn URL', ['linkedin.com']),
  leetcode: addressAt('LeetCode URL', ['leetcode.com']),
  twitter: addressAt('Twitter URL', ['x.com', 'twitter.com']),
  age: z
    .number({ error: 'Age must be a number' })
    .int('Age must be a whole number')
    .min(5, 'Age must be at least 5')
    .max(120, 'Age must be at most 120')
    .nullable(),
  phone: makeLineSchema('Phone', 30)
    .overwrite(plainDigits)
    .regex(/^$|^[+()\d\s./-]{5,30}$/, 'Phone must hold 5 to 30 digits, blanks and + ( ) . / -'),
  location: makeLineSchema('Location'),
  roleType: z.enum(roleTypes, { error: 'Role must be student or working' }).nullable(),
  college: makeLineSchema('College'),
  branch: makeLineSchema('Branch'),
  /** Comma-separated. */
  skillsLearning: makeLineSchema('Skills', 400),
  company: makeLineSchema('Company'),
  jobRole: makeLineSchema('Job role'),
  /** Years. */
  experience: z
    .number({ error: 'Experience must be a number of years' })
    .int('Experience must be whole years')
    .min(0, 'Experience must be at least 0 years')
    .max(80, 'Experience must be at most 80 years')
    .nullable(),
  /** Comma-separated. */
  professionalSkills: makeLineSchema('Skills', 400),
})
export type ProfileFields = z.infer<typeof profileFieldsSchema>

/** The same fields in answers, without validation, because stored values may predate a rule. */
const shownFieldsSchema = z.object({
  ...{ firstName: z.string(), lastName: z.string(), bio: z.string(), phone: z.string() },
  ...{ github: z.string(), linkedin: z.string(), leetcode: z.string(), twitter: z.string() },
  ...{ age: z.number().nullable(), location: z.string(), roleType: z.enum(roleTypes).nullable() },
  ...{ college: z.string(), branch: z.string(), skillsLearning: z.string() },
  ...{ company: z.string(), jobRole: z.string(), experience: z.number().nullable() },
  professionalSkills: z.string(),
})

export const profileSchema = shownFieldsSchema.extend({
  _id: z.string(),
  email: z.string(),
  role: z.string(),
  avatarUrl: z.string().nullable(),
  /** Time of the last save; null if never saved, in which case a profile stored by the browser is imported once. */
  savedAt: timeSchema.nullable(),
})
export type Profile = z.infer<typeof profileSchema>

export const ownProfile = defineCall({
  method: 'GET',
  path: '/profile',
  summary: 'The profile of the caller',
  access: 'user',
  response: profileSchema,
  errors: [],
})

export const saveProfileBody = profileFieldsSchema.extend({
  /**
   * True for a profile from the browser's storage: the server keeps it only if none was saved before, and else returns the saved
   * one.
   */
  isImport: z.boolean().default(false),
  /**
   * The `savedAt` that the form was filled with, for optimistic locking: a save by another page since then is not overwritten.
   */
  knownSavedAt: timeSchema.nullable().optional(),
})

export const saveProfile = defineCall({
  method: 'PUT',
  path: '/profile',
  summary: 'Keep the profile of the caller',
  access: 'user',
  body: saveProfileBody,
  response: profileSchema,
  errors: ['profile_changed'],
})

/** The public view: without e-mail, phone and age. Numbers exclude submissions in contests whose results are not public yet. */
export const publicProfileSchema = shownFieldsSchema.omit({ phone: true, age: true }).extend({
  _id: z.string(),
  avatarUrl: z.string().nullable(),
  memberSince: timeSchema,
  figures: progressFiguresSchema,
  badges: z.array(badgeSchema),
  /** Rating after the last rated contest; null if there was none. */
  rating: z.number().int().nullable(),
})
export type PublicProfile = z.infer<typeof publicProfileSchema>

export const publicProfile = defineCall({
  method: 'GET',
  path: '/profile/:id',
  summary: 'The profile of somebody who lets everybody see it; otherwise as if there were none',
  access: 'anyone',
  part: 'profiles',
  params: z.object({ id: idSchema }),
  response: publicProfileSchema,
  errors: ['user_not_found'],
})
