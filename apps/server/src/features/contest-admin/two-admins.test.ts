import { expect, test } from 'vitest'
import { contestBody, openContestTestbed } from './testing/contest-testbed.ts'

test('of two who change the same contest, the second is told instead of undoing what the first did', async () => {
  await using testbed = await openContestTestbed()
  const id = await testbed.schedule({ name: 'Shared' })
  const { startsAt, updatedAt } = await testbed.read(id)
  const send = (body: object) =>
    testbed.admin.send('PUT', `/admin/contest/${id}`, { ...contestBody, startsAt, name: 'Shared', ...body })

  const longer = await send({ minutes: 90, updatedAt })
  const described = await send({ description: 'Bring tea.', updatedAt })
  const again = await send({
    ...{ minutes: 90, description: 'Bring tea.' },
    updatedAt: longer.json<{ updatedAt: string }>().updatedAt,
  })

  expect([longer.statusCode, described.statusCode, again.statusCode]).toEqual([200, 409, 200])
  expect(described.json()).toMatchObject({ code: 'contest_changed' })
  expect(await testbed.read(id)).toMatchObject({ minutes: 90, description: 'Bring tea.' })
})

test('a contest that was never changed can be, and so can one by a script that does not say what it has seen', async () => {
  await using testbed = await openContestTestbed()
  const id = await testbed.schedule()
  const { startsAt, updatedAt } = await testbed.read(id)
  const send = (body: object) =>
    testbed.admin.send('PUT', `/admin/contest/${id}`, { ...contestBody, startsAt, ...body })

  const first = await send({ minutes: 70, updatedAt })
  const unsaid = await send({ minutes: 80 })

  expect([first.statusCode, unsaid.statusCode]).toEqual([200, 200])
})
