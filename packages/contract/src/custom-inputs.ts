import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema } from './fields.ts'
import { customInputsSchema } from './submissions.ts'

const customInputsOfProblem = z.object({ inputs: z.array(z.string()) })

export const ownCustomInputs = defineCall({
  method: 'GET',
  path: '/customInputs/:id',
  summary: "The caller's own inputs for a problem, in their order",
  access: 'user',
  params: z.object({ id: idSchema }),
  response: customInputsOfProblem,
  errors: ['problem_not_found'],
})

export const saveCustomInputs = defineCall({
  method: 'PUT',
  path: '/customInputs/:id',
  summary: "Keep the caller's own inputs for a problem instead of those from before",
  access: 'user',
  params: z.object({ id: idSchema }),
  body: z.object({ inputs: customInputsSchema }),
  response: customInputsOfProblem,
  errors: ['problem_not_found', 'too_large'],
  // In JSON a byte of an input may take six bytes.
  bodyBytes: 6 * 1024 * 1024,
})
