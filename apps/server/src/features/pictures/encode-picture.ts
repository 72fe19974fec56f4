import type { Sharp, SharpOptions } from 'sharp'
import { AppError } from '../../http/app-error.ts'
import { pictureFormatOf } from './picture-kind.ts'

// How it works. What somebody uploads is never kept or shown as it came. Its first bytes must be those of a picture; its
// head must name a size that can be unfolded; then its first frame is decoded, made smaller and written anew as WebP. What
// was hidden in it, from places and names of cameras to a second file behind the picture, is not carried over.

const longestSidePixels = 1600
/** A photograph of a good telephone has half of it; unfolded, as many take 100 MB. */
const pixelsMost = 25_000_000
const secondsMost = 20

export interface EncodedPicture {
  /** WebP. */
  readonly content: Buffer
  readonly width: number
  readonly height: number
}

/** An uploaded picture, safe to be shown. Throws `picture_refused`. */
export async function encodePicture(file: Uint8Array): Promise<EncodedPicture> {
  const format = pictureFormatOf(file)
  if (format === null) {
    throw refused('This is no picture that can be kept. Choose a JPEG, PNG, WebP, AVIF or GIF file.')
  }
  // Of the head alone, to tell how large it is; nothing is unfolded yet.
  const unlimited = await open(file, { limitInputPixels: false })
  const head = await orDamaged(() => unlimited.metadata())
  if (head.format !== format) throw refused('The picture is damaged: it cannot be read.')
  if (head.width * head.height > pixelsMost) {
    throw refused(`The picture is too large: ${head.width} × ${head.height}, more than 25 megapixels.`)
  }
  const picture = await open(file)
  return orDamaged(() => write(picture))
}

/** One of our own drawings (SVG), `width` pixels wide: never for what somebody else made. */
export async function encodeDrawing(svg: Uint8Array, width: number): Promise<EncodedPicture> {
  const drawing = await open(svg, { density: 288 })
  return write(drawing.resize({ width }))
}

/** Loaded when it is first needed: a machine that cannot decode pictures still serves everything else. */
async function open(file: Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp(file, { limitInputPixels: pixelsMost, pages: 1, failOn: 'error', ...options })
}

async function write(picture: Sharp): Promise<EncodedPicture> {
  const { data, info } = await picture
    .autoOrient()
    .resize({
      width: longestSidePixels,
      height: longestSidePixels,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .webp({ quality: 82 })
    .timeout({ seconds: secondsMost })
    .toBuffer({ resolveWithObject: true })
  return { content: data, width: info.width, height: info.height }
}

async function orDamaged<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode()
  } catch (cause) {
    throw refused('The picture is damaged: it cannot be read.', cause)
  }
}

function refused(message: string, cause?: unknown): AppError {
  return new AppError('picture_refused', message, { errors: [{ field: 'body', message }], cause })
}
