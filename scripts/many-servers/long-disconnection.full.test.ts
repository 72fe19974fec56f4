import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openManyServersTestbed } from './many-servers-testbed.ts'
import {
  numberedTexts,
  readChangesSince,
  readRevision,
  receivedTexts,
  sendMessages,
} from './room-messages.ts'
import { openTcpProxy } from './tcp-proxy.ts'

const awayMs = 30_000

test('after thirty seconds without a network, two hundred messages are there in order and once', async () => {
  await using many = await openManyServersTestbed()
  const [ada, bob] = [await many.signUp('Ada'), await many.signUp('Bob')]
  await using wire = await openTcpProxy(() => many.frontPort)
  using away = await many.open(wire.address, ada)
  using talking = await many.open(many.addresses[1], bob)
  talking.say('Before the cut')
  await expect.poll(() => receivedTexts(away, 'Before')).toHaveLength(1)
  const seen = await readRevision(many.front, ada)

  wire.cut()
  await Promise.all([sendMessages(talking, numberedTexts(200, 'cut')), sleep(awayMs)])
  wire.mend()

  await expect.poll(() => receivedTexts(away, 'cut'), { timeout: 60_000 }).toEqual(numberedTexts(200, 'cut'))
  expect(await readChangesSince(many.front, ada, seen)).toEqual(numberedTexts(200, 'cut'))
}, 300_000)
