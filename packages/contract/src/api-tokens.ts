import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, makeRequiredNameSchema, timeSchema } from './fields.ts'
import { tokenScopes } from './token-scopes.ts'

/** API tokens that one person may have at a time. */
export const mostApiTokens = 20
/** Days after which a token ends at the latest. */
export const longestTokenDays = 366

export const tokenScopeSchema = z.enum(tokenScopes, {
  error: `Each scope must be one of ${tokenScopes.join(', ')}`,
})

export const apiTokenSchema = z.object({
  _id: z.string(),
  name: z.string(),
  scopes: z.array(tokenScopeSchema),
  createdAt: timeSchema,
  endsAt: timeSchema,
  /** Accurate to the hour; null if never used. */
  lastUsedAt: timeSchema.nullable(),
})
export type ApiToken = z.infer<typeof apiTokenSchema>

export const ownApiTokens = defineCall({
  method: 'GET',
  path: '/user/apiTokens',
  summary: "The caller's API tokens, newest first, those that have ended included until they are removed",
  access: 'user',
  response: z.array(apiTokenSchema),
  errors: [],
})

export const makeApiTokenBody = z.object({
  /** What it is for, for example "Grade sheet". */
  name: makeRequiredNameSchema('Name'),
  scopes: z
    .array(tokenScopeSchema, { error: 'scopes must be a list' })
    .min(1, 'Choose at least one thing that the token may do')
    .max(tokenScopes.length, 'Name each scope once')
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Name each scope once'),
  endsAt: z.iso
    .datetime({ error: 'End must be a time such as 2026-01-31T18:30:00.000Z' })
    .refine((end) => Date.parse(end) > Date.now(), 'End must be in the future')
    .refine(
      (end) => Date.parse(end) <= Date.now() + longestTokenDays * 86_400_000,
      `End must be at most ${longestTokenDays} days from now`,
    ),
})

/** The token itself is in this answer only. */
export const makeApiToken = defineCall({
  method: 'POST',
  path: '/user/apiToken',
  summary: 'Make an API token, which is shown this once',
  access: 'user',
  needsRecentSignIn: true,
  body: makeApiTokenBody,
  response: z.object({ apiToken: apiTokenSchema, token: z.string() }),
  errors: ['too_many_tokens'],
})

export const revokeApiToken = defineCall({
  method: 'DELETE',
  path: '/user/apiToken/:id',
  summary: "Revoke one of the caller's API tokens; its next call is refused",
  access: 'user',
  params: z.object({ id: idSchema }),
  response: z.object({ message: z.string() }),
  errors: ['not_found'],
})
