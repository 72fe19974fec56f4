import {
  type Call,
  calls,
  errorStatuses,
  type InstallationSettings,
  initialInstallation,
  problemDetailsSchema,
  submissionEventsPath,
  tokenScopeOf,
} from '@codedojo/contract'
import { z } from 'zod'

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** The OpenAPI document of all calls that this installation has, generated from the contract. */
export function openApiDocument(
  publicUrl: string,
  { name: title, parts }: Pick<InstallationSettings, 'name' | 'parts'> = initialInstallation,
) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries<Call>(calls)) {
    if (call.part !== undefined && !parts[call.part]) continue
    const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  paths[`/api${submissionEventsPath}`] = { get: eventStream }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description:
        'Scripts send an API token, made under Settings, as Authorization: Bearer …; a call that tokens may make names its scope. Otherwise sign in with POST /api/user/login and send the cookie it sets. Refusals are RFC 9457 bodies with `code`, `message` and `errors`.',
    },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: publicUrl.startsWith('https:') ? '__Host-codedojo_session' : 'codedojo_session',
        },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: { ProblemDetails: jsonSchema(problemDetailsSchema, 'output') },
    },
    paths,
  }
}

function operation(name: string, call: Call) {
  const scope = call.access === 'anyone' ? null : tokenScopeOf(call)
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[1]],
    ...(call.access !== 'anyone' && {
      security: [{ session: [] }, ...(scope === null ? [] : [{ token: [scope] }])],
    }),
    ...(call.access === 'admin' && { description: 'For administrators.' }),
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(call.body, 'input') } },
      },
    }),
    responses: responses(call),
  }
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.object({ field }).safeParse({}).success,
    schema: jsonSchema(z.object({ field }), 'input').properties?.field ?? {},
  }))
}

function responses(call: Call) {
  const usual = ['bad_input', 'cross_site', 'too_large', 'too_many_requests'] as const
  const guarded =
    call.access === 'anyone'
      ? []
      : ([
          'not_signed_in',
          'token_not_valid',
          tokenScopeOf(call) ? 'token_scope' : 'token_not_allowed',
        ] as const)
  const adminOnly = call.access === 'admin' ? (['not_allowed'] as const) : []
  const recentOnly = call.needsRecentSignIn ? (['sign_in_again'] as const) : []
  const codes = [...guarded, ...adminOnly, ...recentOnly, ...call.errors, ...usual]
  const refusals = Map.groupBy(codes, (code) => errorStatuses[code])
  return {
    200: {
      description: call.sendsEvents ? 'A stream' : 'Done',
      content: {
        [call.sendsEvents ? 'text/event-stream' : 'application/json']: {
          schema: jsonSchema(call.response, 'output'),
        },
      },
    },
    ...(isSlow(call) && { 202: { description: 'Not judged yet; ask for the result later' } }),
    ...Object.fromEntries([...refusals].map(([status, of]) => [status, refusal([...new Set(of)])])),
  }
}

/** Calls that may respond before the verdict is there. */
function isSlow(call: Call): boolean {
  return (
    call.response === calls.submit.response ||
    call.response === calls.run.response ||
    call === calls.submissionResult
  )
}

function refusal(codes: readonly string[]) {
  return {
    description: codes.join(', '),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemDetails' } } },
  }
}

const eventStream = {
  operationId: 'submissionEvents',
  summary: "Progress of the caller's own runs and submissions, as server-sent events named `progress`",
  tags: ['submission'],
  security: [{ session: [] }],
  responses: {
    200: { description: 'A stream', content: { 'text/event-stream': { schema: { type: 'string' } } } },
  },
}
