import { expect, test } from 'vitest'
import { problem } from '../schema/index.ts'
import { addProblem } from './add-problem.ts'
import { cloneDatabase } from './clone-database.ts'

test('problems that are added at the same moment get a number each', async () => {
  await using database = await cloneDatabase()

  await Promise.all(Array.from({ length: 8 }, (_, index) => addProblem(database, { title: `Sum ${index}` })))

  const rows = await database.queries.select({ number: problem.number }).from(problem)
  expect(rows.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ])
})
