import { z } from 'zod'
import { knownPasswordSchema, newPasswordSchema } from './accounts.ts'
import { defineCall } from './call.ts'
import { idSchema, makeEmailSchema, makeTextSchema, timeSchema } from './fields.ts'
import { passkeySchema } from './passkeys.ts'
import { signInProviders } from './sign-in-providers.ts'

const acknowledged = z.object({ message: z.string() })

export const signInProviderSchema = z.enum(signInProviders)

/** The providers whose buttons are shown; providers without keys are absent. */
export const offeredProviders = defineCall({
  method: 'GET',
  path: '/user/signInWays',
  summary: 'The providers that people can sign in with here, and whether mails go out',
  access: 'anyone',
  response: z.object({
    providers: z.array(signInProviderSchema),
    /** The name of each provider on this installation, including providers that are no longer offered. */
    names: z.record(signInProviderSchema, z.string()),
    /** False if this installation sends no mail, so that pages must not promise any. */
    canSendMail: z.boolean(),
    /** Whether people sign in with passkeys here. */
    hasPasskeys: z.boolean(),
  }),
  errors: [],
})

/** Whether passkeys are in use, or why not. */
export const passkeyUses = ['offered', 'unsafe_address', 'providers_only'] as const
export type PasskeyUse = (typeof passkeyUses)[number]

/** The parts of an account that admins can correct. */
export const correctedParts = ['name', 'email'] as const

export const signInWaysSchema = z.object({
  hasPassword: z.boolean(),
  emailVerified: z.boolean(),
  /** False if this installation sends no mail, so that e-mail addresses cannot be confirmed. */
  canSendMail: z.boolean(),
  /** What sign-ins with the password ask for besides; null if nothing. */
  secondFactor: z
    .object({
      since: timeSchema,
      /** False: only a passkey is asked for. */
      hasApp: z.boolean(),
      recoveryCodesLeft: z.number().int(),
    })
    .nullable(),
  /** Oldest first. */
  passkeys: z.array(passkeySchema),
  /**
   * Whether passkeys can be added and used. `unsafe_address`: browsers take none at the address of this installation;
   * `providers_only`: only other accounts sign in here.
   */
  passkeyUse: z.enum(passkeyUses),
  /** A new email awaiting confirmation by its link; null if there is none. */
  pendingEmail: z.string().nullable(),
  /** The last correction by an admin, as long as it is announced; null if there was none recently. */
  correction: z.object({ at: timeSchema, parts: z.array(z.enum(correctedParts)) }).nullable(),
  connections: z.array(z.object({ provider: signInProviderSchema, connectedAt: timeSchema })),
})
export type SignInWays = z.infer<typeof signInWaysSchema>

export const ownSignInWays = defineCall({
  method: 'GET',
  path: '/user/ownSignInWays',
  summary: 'How the caller can sign in',
  access: 'user',
  response: signInWaysSchema,
  errors: [],
})

export const disconnectProvider = defineCall({
  method: 'DELETE',
  path: '/user/connection/:provider',
  summary: 'Disconnect a provider; the last way to sign in stays',
  access: 'user',
  needsRecentSignIn: true,
  params: z.object({ provider: signInProviderSchema }),
  response: acknowledged,
  errors: ['not_found', 'last_sign_in_way'],
})

export const changePasswordBody = z.object({
  /** Absent for an account without a password. */
  currentPassword: knownPasswordSchema.optional(),
  password: newPasswordSchema,
})

export const changePassword = defineCall({
  method: 'POST',
  path: '/user/changePassword',
  summary: 'Choose another password; every other session of the caller ends',
  access: 'user',
  body: changePasswordBody,
  response: acknowledged,
  errors: ['wrong_credentials', 'sign_in_again'],
})

export const changeEmailBody = z.object({
  emailId: makeEmailSchema('Please enter a valid email'),
  /** Absent for an account without a password; if no mail is sent, such an account has to set a password first. */
  currentPassword: knownPasswordSchema.optional(),
})

/**
 * If mail is sent, the new address gets a link and the old one stays until that is used; otherwise the password suffices.
 * Sessions and connected accounts are kept.
 */
export const changeEmail = defineCall({
  method: 'POST',
  path: '/user/changeEmail',
  summary: 'Sign in with another e-mail from now on, or once the link mailed there was opened',
  access: 'user',
  body: changeEmailBody,
  response: acknowledged,
  errors: ['wrong_credentials', 'sign_in_again', 'email_taken'],
})

export const keepEmail = defineCall({
  method: 'POST',
  path: '/user/keepEmail',
  summary: 'Give up a change of the e-mail that waits for its link',
  access: 'user',
  response: acknowledged,
  errors: [],
})

/** The answer is the same if it was confirmed already. */
export const askConfirmation = defineCall({
  method: 'POST',
  path: '/user/askConfirmation',
  summary: 'Send a mail with a link that confirms the e-mail of the caller',
  access: 'user',
  response: acknowledged,
  errors: ['mail_off'],
})

export const confirmEmail = defineCall({
  method: 'POST',
  path: '/user/confirmEmail',
  summary: 'Confirm an e-mail with the token of the mail; a new one only when signed in to its account',
  access: 'anyone',
  body: z.object({ token: makeTextSchema({ least: 1, most: 200, name: 'token' }) }),
  response: acknowledged,
  errors: ['confirmation_link_invalid', 'not_owner_of_change', 'email_taken'],
})

export const sessionSchema = z.object({
  _id: z.string(),
  /** Whether it is the session of this call. */
  isCurrent: z.boolean(),
  /** Browser and operating system in words, as far as known; empty if unknown. */
  device: z.string(),
  ipAddress: z.string().nullable(),
  createdAt: timeSchema,
  /** Accurate to the day. */
  lastSeenAt: timeSchema,
})
export type Session = z.infer<typeof sessionSchema>

export const ownSessions = defineCall({
  method: 'GET',
  path: '/user/sessions',
  summary: "The caller's sessions, the current one first",
  access: 'user',
  response: z.array(sessionSchema),
  errors: [],
})

export const endSession = defineCall({
  method: 'DELETE',
  path: '/user/session/:id',
  summary: "End one of the caller's sessions",
  access: 'user',
  params: z.object({ id: idSchema }),
  response: acknowledged,
  errors: ['not_found'],
})

export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/user/endOtherSessions',
  summary: "End all of the caller's sessions but the current one",
  access: 'user',
  response: acknowledged,
  errors: [],
})

/** The answer is a zip that is generated while it is sent. */
export const downloadOwnData = defineCall({
  method: 'GET',
  path: '/user/download',
  summary: 'Everything that is kept about the caller, as a zip of JSON, Markdown and source files',
  access: 'user',
  needsRecentSignIn: true,
  response: z.string(),
  errors: [],
})

/** What deleting the account would remove and keep, for the confirmation page. */
export const deletionPreview = defineCall({
  method: 'GET',
  path: '/user/deletionPreview',
  summary: 'What would be erased with the account of the caller, and what stays without their name',
  access: 'user',
  response: z.object({
    submissions: z.number().int(),
    drafts: z.number().int(),
    notes: z.number().int(),
    certificates: z.number().int(),
    /** Questions asked about lessons. */
    lessonQuestions: z.number().int(),
    /** These three stay readable without the author's name. */
    roomMessages: z.number().int(),
    contestQuestions: z.number().int(),
    /** Reports of problems and of messages. */
    reports: z.number().int(),
    /** Orders are kept as records, without the name. */
    orders: z.number().int(),
    /** End of current premium, which would be lost. */
    premiumUntil: timeSchema.nullable(),
    /** Number of currently accessible courses, which would be lost. */
    runningCourses: z.number().int(),
  }),
  errors: [],
})
