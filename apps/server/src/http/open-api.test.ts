import { type Call, calls } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from './open-api.ts'

const operationSchema = z.object({ operationId: z.string(), responses: z.record(z.string(), z.unknown()) })
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) })
const read = () => documentSchema.parse(openApiDocument('http://localhost:3000'))

test('the published document describes every call with its refusals', () => {
  const { paths } = read()

  for (const [name, call] of Object.entries<Call>(calls)) {
    const operation = paths[`/api${call.path.replace(/:(\w+)/g, '{$1}')}`]?.[call.method.toLowerCase()]
    expect(operation?.operationId).toBe(name)
    expect(Object.keys(operation?.responses ?? {})).toContain('200')
    if (call.access !== 'anyone') expect(Object.keys(operation?.responses ?? {})).toContain('401')
  }
})

test('fields that only admins get are described, and those with a default may be left out', () => {
  const text = JSON.stringify(openApiDocument('http://localhost:3000'))

  expect(text).toContain('hiddenTestCases')
  const run = z
    .object({
      requestBody: z.object({
        content: z.record(z.string(), z.object({ schema: z.object({ required: z.array(z.string()) }) })),
      }),
    })
    .parse(
      z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) }).parse(JSON.parse(text))
        .paths['/api/submission/run/{id}']?.post,
    )
  expect(run.requestBody.content['application/json']?.schema.required).toEqual(['code', 'language'])
})
