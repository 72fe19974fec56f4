import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApp } from '../../../testing/start-app.ts'
import { readOtherSolutions } from './other-solutions.ts'
import { guarded, isWithheld } from './testing/guarded.ts'

const solution = `def subtract(first, second):
    remaining = {'positive': first, 'negative': second}
    for sign, amount in remaining.items():
        if sign == 'negative' and amount != 0:
            remaining['difference'] = remaining['positive'] - amount
        elif sign == 'positive' and second == 0:
            remaining['difference'] = amount
    return remaining.get('difference', first)
`

test('a solution of another problem that is only a function is kept back, too', async () => {
  await using server = await startApp()
  const learner = await server.signUp()
  const texts = { function: 'subtract(first: int, second: int): int', input: 'first second' }
  const problemId = await server.addProblem({ title: 'With a function', signature: texts })
  const { problemVersion } = schema
  await server.database.queries
    .update(problemVersion)
    .set({ signature: { ...texts, solutions: [{ language: 'python', code: solution }] } })
    .where(eq(problemVersion.problemId, problemId))
  const others = await readOtherSolutions(server.context, learner.user)
  if (!others) throw new Error('A learner may see no solutions.')

  const answer = [`Look:\n\n\`\`\`python\n${solution}\`\`\`\n`]
  const shut = await guarded(answer, { others })
  const open = await guarded(answer, { others: { ...others, open: new Set([problemId]) } })

  expect([isWithheld(shut), isWithheld(open)]).toEqual([true, false])
})
