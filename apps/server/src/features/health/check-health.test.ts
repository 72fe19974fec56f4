import { connect } from '@codedojo/db'
import { expect, test } from 'vitest'
import { startApp } from '../../testing/start-app.ts'
import { checkHealth } from './check-health.ts'

test('a database that is down is told by its cause, without the query that was asked', async () => {
  await using server = await startApp()
  await using nowhere = connect('postgres://nobody@127.0.0.1:1/nothing')

  const health = await checkHealth({ ...server.context, database: nowhere })

  expect(health.ok).toBe(false)
  expect(health.database.detail).toMatch(/^The database does not answer: connect ECONNREFUSED/)
  expect(JSON.stringify(health)).not.toMatch(/select|judge_job/)
})
