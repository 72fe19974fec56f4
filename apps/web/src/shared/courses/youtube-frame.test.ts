import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { YoutubeFrame, type YoutubeUpdate, youtubeOrigin } from './youtube-frame.ts'

const player = document.createElement('iframe')
let posted: unknown[]
let news: YoutubeUpdate[]
let troubles: number
let frame: YoutubeFrame

beforeEach(() => {
  document.body.append(player)
  ;[posted, news, troubles] = [[], [], 0]
  vi.spyOn(player.contentWindow ?? window, 'postMessage').mockImplementation((message, origin) => {
    posted.push([JSON.parse(String(message)), origin])
  })
  frame = new YoutubeFrame({
    frame: player,
    onNews: (told) => news.push(told),
    onTrouble: () => {
      troubles += 1
    },
  })
})
afterEach(() => {
  frame.close()
  player.remove()
})

function say(data: unknown, { origin = youtubeOrigin, source = player.contentWindow } = {}): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
}

test('it asks the player, and only the player, to tell how it goes on, and gives it commands', () => {
  frame.listen()
  say(JSON.stringify({ event: 'onReady' }))
  frame.command('seekTo', 12, true)

  expect(posted[0]).toEqual([{ event: 'listening', id: 1, channel: 'widget' }, youtubeOrigin])
  expect(posted.at(-1)).toEqual([{ event: 'command', func: 'seekTo', args: [12, true] }, youtubeOrigin])
})

test('a player that is still loading gets the commands with its first answer, of each kind the last', () => {
  frame.command('playVideo')
  frame.command('seekTo', 5, true)
  frame.command('seekTo', 12, true)
  expect(posted).toEqual([])

  say(JSON.stringify({ event: 'onReady' }))
  say(JSON.stringify({ event: 'infoDelivery', info: { currentTime: 12 } }))

  expect(posted).toEqual([
    [{ event: 'command', func: 'playVideo', args: [] }, youtubeOrigin],
    [{ event: 'command', func: 'seekTo', args: [12, true] }, youtubeOrigin],
  ])
})

test('what the player tells comes as news, only as much as it told', () => {
  const info = { currentTime: 3.5, duration: 60, playbackRate: 1.5, playerState: 1, volume: 100 }
  say(JSON.stringify({ event: 'initialDelivery', info }))
  say(JSON.stringify({ event: 'infoDelivery', info: { currentTime: 4 } }))
  say(JSON.stringify({ event: 'onStateChange', info: 0 }))
  say(JSON.stringify({ event: 'onStateChange', info: 3 }))

  expect(news).toEqual([
    { position: 3.5, seconds: 60, speed: 1.5, isPlaying: true, hasEnded: false },
    { position: 4 },
    { isPlaying: false, hasEnded: true },
  ])
  expect(frame.hasAnswered).toBe(true)
})

test('a video that cannot be shown is told of', () => {
  say(JSON.stringify({ event: 'onError', info: 150 }))

  expect(troubles).toBe(1)
})

test('others are not believed, nor what is no message of a player', () => {
  say(JSON.stringify({ event: 'infoDelivery', info: { currentTime: 9 } }), { origin: 'https://example.org' })
  say(JSON.stringify({ event: 'infoDelivery', info: { currentTime: 9 } }), { source: window })
  say('{"event":')
  say({ some: 'thing' })
  say(JSON.stringify({ event: 'infoDelivery', info: { currentTime: 'late' } }))
  frame.close()
  say(JSON.stringify({ event: 'infoDelivery', info: { currentTime: 9 } }))

  expect(news).toEqual([])
})
