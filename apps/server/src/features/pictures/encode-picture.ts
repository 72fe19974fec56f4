import type { Sharp, SharpOptions } from 'sharp'
import { AppError } from '../../http/app-error.ts'
import { detectPictureFormat } from './picture-format.ts'

// How it works: an upload is never stored or served unchanged. Its magic bytes must be those of a picture, and its
// header must have an acceptable size. Then the first frame is decoded, resized and encoded as WebP. Hidden content,
// from GPS metadata to a second file appended to the picture, is lost.

const longestSidePixels = 1600
/** Maximum number of pixels: a good phone's photo has half of it; decoding this many takes 100 MB. */
const maxPixels = 25_000_000
const maxSeconds = 20

export interface EncodedPicture {
  /** WebP. */
  readonly content: Buffer
  readonly width: number
  readonly height: number
}

/** Sanitises an uploaded picture. Throws `picture_refused`. */
export async function encodePicture(file: Uint8Array): Promise<EncodedPicture> {
  const format = detectPictureFormat(file)
  if (format === null) {
    throw refused('This is no picture that can be kept. Choose a JPEG, PNG, WebP, AVIF or GIF file.')
  }
  // Reads only the header for the size; nothing is decoded yet.
  const unlimited = await open(file, { limitInputPixels: false })
  const head = await orDamaged(() => unlimited.metadata())
  if (head.format !== format) throw refused('The picture is damaged: it cannot be read.')
  if (head.width * head.height > maxPixels) {
    throw refused(`The picture is too large: ${head.width} × ${head.height}, more than 25 megapixels.`)
  }
  const picture = await open(file)
  return orDamaged(() => write(picture))
}

/** Renders an SVG of our own, `width` pixels wide. Not for uploads, which are untrusted. */
export async function encodeDrawing(svg: Uint8Array, width: number): Promise<EncodedPicture> {
  const drawing = await open(svg, { density: 288 })
  return write(drawing.resize({ width }))
}

/** Imported lazily: a machine where the library does not load still serves everything else. */
async function open(file: Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp(file, { limitInputPixels: maxPixels, pages: 1, failOn: 'error', ...options })
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
    .timeout({ seconds: maxSeconds })
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
