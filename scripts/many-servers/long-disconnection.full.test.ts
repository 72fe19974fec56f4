import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openManyServersTestbed } from './many-servers-testbed.ts'
import { changedSince, heardOf, numbered, revisionNow, sayAll } from './room-messages.ts'
import { openTcpProxy } from './tcp-proxy.ts'

const awayMs = 30_000

test('after thirty seconds without a network, two hundred messages are there in order and once', async () => {
  await using many = await openManyServersTestbed()
  const [ada, bob] = [await many.signUp('Ada'), await many.signUp('Bob')]
  await using wire = await openTcpProxy(() => many.frontPort)
  using away = await many.open(wire.address, ada)
  using talking = await many.open(many.addresses[1], bob)
  talking.say('Before the cut')
  await expect.poll(() => heardOf(away, 'Before')).toHaveLength(1)
  const seen = await revisionNow(many.front, ada)

  wire.cut()
  await Promise.all([sayAll(talking, numbered(200, 'cut')), sleep(awayMs)])
  wire.mend()

  await expect.poll(() => heardOf(away, 'cut'), { timeout: 60_000 }).toEqual(numbered(200, 'cut'))
  expect(await changedSince(many.front, ada, seen)).toEqual(numbered(200, 'cut'))
}, 300_000)
