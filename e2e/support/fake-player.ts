import type { Page } from '@playwright/test'

/** Fakes the video service: serves a page that speaks the player's messages and shows no video. */
export async function fakePlayer(page: Page, { seconds }: { readonly seconds: number }): Promise<string[]> {
  const addresses: string[] = []
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    addresses.push(route.request().url())
    const body = `<!doctype html><title>Player</title><script>(${play})(${seconds})</script>`
    return route.fulfill({ contentType: 'text/html', body })
  })
  return addresses
}

/** Runs in the iframe, so it must not use anything else of this file. Source: YouTube IFrame Player API. */
function play(duration: number): void {
  const tickMs = 100
  let [currentTime, playbackRate, playerState] = [0, 1, 5]
  const post = (event: string, info: unknown) => parent.postMessage(JSON.stringify({ event, info }), '*')
  const deliver = () => post('infoDelivery', { currentTime, duration, playbackRate, playerState })
  const commands: Record<string, (value: number) => void> = {
    playVideo: () => {
      playerState = 1
    },
    pauseVideo: () => {
      playerState = 2
    },
    seekTo: (value) => {
      currentTime = value
    },
    setPlaybackRate: (value) => {
      playbackRate = value
    },
  }
  addEventListener('message', ({ data }) => {
    const { func = '', args = [] } = JSON.parse(data)
    commands[func]?.(args[0])
    deliver()
  })
  setInterval(() => {
    if (playerState !== 1) return
    currentTime = Math.min(duration, currentTime + (playbackRate * tickMs) / 1000)
    if (currentTime === duration) playerState = 0
    deliver()
  }, tickMs)
}
