import { z } from 'zod'
import { makeBrandColourSchema } from './brand-colours.ts'
import { defineCall } from './call.ts'
import {
  idSchema,
  isSafeAddress,
  isStorable,
  makeEmailSchema,
  makeRequiredNameSchema,
  makeTextSchema,
  oneLine,
  refuseInvisible,
  timeSchema,
} from './fields.ts'
import { installationLimits, signUpRules, solutionRules } from './installation-rules.ts'
import { normalizeEmail } from './normalize-email.ts'
import { type Part, partNames } from './parts.ts'
import { makePictureAddressSchema } from './products.ts'

function makeBrandNameSchema(name: string) {
  return z
    .string({ error: `${name} is required` })
    .overwrite(oneLine)
    .min(1, `${name} is required`)
    .max(
      installationLimits.nameCharacters,
      `${name} must be at most ${installationLimits.nameCharacters} characters`,
    )
    .superRefine(refuseInvisible(name))
}

/** Normalised as the domain of an e-mail address. */
const domainSchema = z
  .string({ error: 'Each domain must be a text' })
  .trim()
  .overwrite((typed) => domainIn(typed) ?? typed)
  .refine((domain) => domainIn(domain) !== null, {
    error: 'Each domain must be one such as college.example, without @ and without *',
  })

function domainIn(typed: string): string | null {
  if (typed.includes('@')) return null
  return normalizeEmail(`somebody@${typed}`)?.slice('somebody@'.length) ?? null
}

const linkSchema = z.object({
  text: makeRequiredNameSchema('Text of the link'),
  address: z
    .string({ error: 'Address of the link is required' })
    .trim()
    .max(500, 'Address of the link must be at most 500 characters')
    .refine(isSafeAddress, 'Address of the link must begin with https://'),
})

const signUpSchema = z
  .object({
    who: z.enum(signUpRules, { error: `who must be one of ${signUpRules.join(', ')}` }),
    /** Used by the rule `domains`: an e-mail address must have one of these domains, exactly. */
    domains: z
      .array(domainSchema, { error: 'domains must be a list' })
      .max(installationLimits.domains, `At most ${installationLimits.domains} domains`),
  })
  .refine(({ who, domains }) => who !== 'domains' || domains.length > 0, {
    error: 'Name at least one domain',
    path: ['domains'],
  })

const partSwitch = (part: Part) => z.boolean({ error: `${partNames[part]} must be true or false` })

const bannerSchema = z.object({
  text: makeTextSchema({
    least: 1,
    most: installationLimits.bannerCharacters,
    name: 'Text of the announcement',
  }),
  /** It is not shown from then on. */
  until: z.iso.datetime({ error: 'End of the announcement must be a time such as 2026-01-31T18:30:00.000Z' }),
})

/** What admins decide about the whole installation. */
export const installationSettingsSchema = z.object({
  name: makeBrandNameSchema('Name'),
  /** The URL of a picture, shown in place of our mark; empty for our own mark. */
  logo: makePictureAddressSchema('Logo'),
  colours: z.object({
    dark: makeBrandColourSchema('Colour for dark themes', 'dark'),
    light: makeBrandColourSchema('Colour for the light theme', 'light'),
  }),
  signUp: signUpSchema,
  parts: z.object({
    store: partSwitch('store'),
    premium: partSwitch('premium'),
    courses: partSwitch('courses'),
    rooms: partSwitch('rooms'),
    contests: partSwitch('contests'),
    assistants: partSwitch('assistants'),
    profiles: partSwitch('profiles'),
  } satisfies Record<Part, z.ZodBoolean>),
  /** Used while premium is off. */
  solutions: z.enum(solutionRules, { error: `solutions must be one of ${solutionRules.join(', ')}` }),
  /** Markdown on the sign-in page; may be empty. */
  frontPage: makeTextSchema({ most: installationLimits.frontPageCharacters, name: 'Text of the front page' }),
  /** Markdown; empty for the terms that come with CodeDojo, or the operator's file. */
  terms: z
    .string({ error: 'Terms must be a text' })
    .max(
      installationLimits.termsCharacters,
      `Terms must be at most ${installationLimits.termsCharacters} characters`,
    )
    .refine(isStorable, 'Terms must hold neither a NUL character nor half a character'),
  /** Shown beside the contact form and in the footer; empty if none. */
  contactEmail: z.union([z.literal(''), makeEmailSchema('Contact must be an email')], {
    error: 'Contact must be an email',
  }),
  communityLinks: z
    .array(linkSchema)
    .max(installationLimits.links, `At most ${installationLimits.links} links`),
  banner: bannerSchema.nullable(),
})
export type InstallationSettings = z.infer<typeof installationSettingsSchema>

/** The public part of the settings, which visitors get, too. */
export const shownInstallationSchema = installationSettingsSchema
  .omit({ terms: true })
  .extend({ hasOwnTerms: z.boolean() })
export type ShownInstallation = z.infer<typeof shownInstallationSchema>

export const shownInstallation = defineCall({
  method: 'GET',
  path: '/installation',
  summary: 'The name, the parts and the announcement of this installation, and who may create an account',
  access: 'anyone',
  response: shownInstallationSchema,
  errors: [],
})

export const managedInstallationSchema = z.object({
  settings: installationSettingsSchema,
  /** Number of changes so far; a change names the one it was based on. */
  revision: z.number().int(),
})
export type ManagedInstallation = z.infer<typeof managedInstallationSchema>

export const managedInstallation = defineCall({
  method: 'GET',
  path: '/admin/installation',
  summary: 'All settings of this installation that admins can change',
  access: 'admin',
  response: managedInstallationSchema,
  errors: [],
})

export const changeInstallationBody = z.object({
  settings: installationSettingsSchema,
  revision: z.number({ error: 'revision is required' }).int(),
})

export const changeInstallation = defineCall({
  method: 'PUT',
  path: '/admin/installation',
  summary: 'Change the settings of this installation; on every server within a second',
  access: 'admin',
  needsRecentSignIn: true,
  body: changeInstallationBody,
  bodyBytes: 512 * 1024,
  response: managedInstallationSchema,
  errors: ['installation_changed'],
})

/** A code with which people create accounts. */
export const invitationCodeSchema = z.object({
  _id: z.string(),
  code: z.string(),
  /** Whom it is for, for example "Spring class". */
  name: z.string(),
  /** How many accounts it may create. */
  most: z.number().int(),
  used: z.number().int(),
  endsAt: timeSchema,
})
export type InvitationCode = z.infer<typeof invitationCodeSchema>

export const invitationCodeBody = z.object({
  name: makeRequiredNameSchema('Name of the code'),
  most: z
    .number({ error: 'Number of accounts must be a number' })
    .int('Number of accounts must be a whole number')
    .min(1, 'Number of accounts must be at least 1')
    .max(100_000, 'Number of accounts must be at most 100000'),
  endsAt: z.iso.datetime({ error: 'End must be a time such as 2026-01-31T18:30:00.000Z' }),
})

export const invitationCodes = defineCall({
  method: 'GET',
  path: '/admin/invitation-code',
  summary: 'All invitation codes, newest first',
  access: 'admin',
  response: z.array(invitationCodeSchema),
  errors: [],
})

export const addInvitationCode = defineCall({
  method: 'POST',
  path: '/admin/invitation-code',
  summary: 'Draw an invitation code',
  access: 'admin',
  needsRecentSignIn: true,
  body: invitationCodeBody,
  response: invitationCodeSchema,
  errors: [],
})

export const deleteInvitationCode = defineCall({
  method: 'DELETE',
  path: '/admin/invitation-code/:id',
  summary: 'Delete an invitation code: nobody joins with it any more, and who has joined stays',
  access: 'admin',
  params: z.object({ id: idSchema }),
  response: z.object({ message: z.string() }),
  errors: ['not_found'],
})
