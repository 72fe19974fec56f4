import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'

// Node resolves the bundle for Node; the one for browsers lies beside it.
const bundles = dirname(createRequire(import.meta.url).resolve('mediabunny'))

/** The library in the page, a global of this name. */
declare const Mediabunny: typeof import('mediabunny')

export interface WantedVideo {
  readonly seconds: number
}

/**
 * Creates a small video (WebM, VP8, 320 × 180, no sound) by drawing and encoding it in a browser; its picture counts the
 * seconds. Takes about a second, whatever its length.
 */
export async function makeVideo(browser: Browser, { seconds }: WantedVideo): Promise<Buffer> {
  await using context = await browser.newContext()
  const page = await context.newPage()
  // Browsers encode videos only in secure contexts; localhost is one, and nothing needs to listen there.
  const address = 'http://localhost/make-video'
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<canvas>' }))
  await page.goto(address)
  await page.addScriptTag({ path: join(bundles, 'mediabunny.min.cjs') })
  return Buffer.from(await page.evaluate(drawVideo, seconds), 'base64')
}

/** Runs in the page, so it must not use anything else of this file. */
async function drawVideo(seconds: number): Promise<string> {
  const framesPerSecond = 10
  const canvas = document.createElement('canvas')
  canvas.width = 320
  canvas.height = 180
  const target = new Mediabunny.BufferTarget()
  const output = new Mediabunny.Output({ format: new Mediabunny.WebMOutputFormat(), target })
  const source = new Mediabunny.CanvasSource(canvas, { codec: 'vp8', bitrate: 100_000 })
  output.addVideoTrack(source, { frameRate: framesPerSecond })
  await output.start()
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('The page cannot draw.')
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    const at = frame / framesPerSecond
    brush.fillStyle = 'black'
    brush.fillRect(0, 0, canvas.width, canvas.height)
    brush.fillStyle = 'white'
    brush.font = '64px monospace'
    brush.fillText(`${Math.floor(at)} s`, 100, 110)
    await source.add(at, 1 / framesPerSecond)
  }
  await output.finalize()
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
