import { type Problem, problemDraftBody } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { sampleStoredProblem } from '../testing/sample-stored-problem.ts'
import { toProblemBody } from './problem-body.ts'
import { valuesOfProblem } from './problem-values.ts'

/** The fields of the response that an update accepts. */
function savedPart(problem: Problem) {
  return problemDraftBody
    .omit({ note: true, expectedVersion: true, requestKey: true, problemCreator: true })
    .parse(problem)
}

test('a problem that is opened and saved unchanged is sent as it was answered', () => {
  const problem = sampleStoredProblem()

  const body = problemDraftBody.parse(toProblemBody(valuesOfProblem(problem)))

  expect(body).toMatchObject(savedPart(problem))
})

test('tags of an imported problem that begin with none of ours become further tags', () => {
  const values = valuesOfProblem(sampleStoredProblem({ tags: 'geometry,Math' }))

  expect(values).toMatchObject({ primaryTag: '', furtherTags: ['geometry', 'Math'] })
})

test('a scheduled time is shown in the zone of the browser and sent as the same moment', () => {
  const publishAt = '2031-05-04T10:30:00.000Z'

  const values = valuesOfProblem(sampleStoredProblem({ status: 'scheduled', publishAt }))

  expect(toProblemBody(values).publishAt).toBe(publishAt)
})
