import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawingLine, longestSidePixels, maxTextBytes } from './drawn-page.ts'

// How it works: a PDF may be malicious. A separate process draws it, with PDFium as WebAssembly: that reaches neither
// files nor network nor memory but its own. Node's permissions let the process read two folders, and write none; it gets no
// settings or secrets. The kernel limits its memory and CPU time. The server takes pixels from it, which it encodes, and
// the text of the page, which it escapes.

const program = fileURLToPath(new URL('./pdf-process.ts', import.meta.url))
const library = dirname(dirname(fileURLToPath(import.meta.resolve('@hyzyla/pdfium'))))

const memoryKilobytes = 768 * 1024
const cpuSeconds = 20
const withinMs = 60_000
const pixelBytes = 4
const answerBytes = longestSidePixels * longestSidePixels * pixelBytes + maxTextBytes + 1024

export interface DrawnPage {
  readonly png: Buffer
  /** The text of the page, in the order in which the file has it; empty if the page is a picture itself. */
  readonly text: string
  /** Number of pages of the file. */
  readonly pages: number
}

/**
 * A page of a PDF, by its index from 0, as PNG; null if it cannot be drawn, or not within the limits. Throws if drawing itself
 * failed.
 */
export async function drawPdf(pdf: Uint8Array, index = 0): Promise<DrawnPage | null> {
  const { output, isStarted } = await run(pdf, index)
  if (!isStarted) throw new Error('The process that draws PDF files did not start.')
  const head = headOf.exec(output.toString('latin1', 0, 64))
  if (head === null) return null
  const [width = 0, height = 0, pages = 0, textBytes = 0] = head.slice(1).map(Number)
  const rest = output.subarray(head[0].length)
  const pixels = rest.subarray(textBytes)
  if (width * height === 0 || pixels.length !== width * height * pixelBytes) return null
  const { default: sharp } = await import('sharp')
  const png = await sharp(pixels, { raw: { width, height, channels: pixelBytes } })
    .png({ palette: true })
    .toBuffer()
  return { png, text: rest.toString('utf8', 0, textBytes), pages }
}

const headOf = new RegExp(`^${drawingLine}\\n(\\d{1,4}) (\\d{1,4}) (\\d{1,6}) (\\d{1,5})\\n`)

async function run(
  pdf: Uint8Array,
  index: number,
): Promise<{ readonly output: Buffer; readonly isStarted: boolean }> {
  const limits = `ulimit -c 0 && ulimit -d ${memoryKilobytes} && ulimit -t ${cpuSeconds} && exec "$0" "$@"`
  const permissions = ['--permission', `--allow-fs-read=${dirname(program)}`, `--allow-fs-read=${library}`]
  const child = spawn('/bin/sh', ['-c', limits, process.execPath, ...permissions, program, String(index)], {
    env: {},
    cwd: '/',
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: withinMs,
    killSignal: 'SIGKILL',
  })
  const parts: Buffer[] = []
  let length = 0
  child.stdout.on('data', (part: Buffer) => {
    length += part.length
    if (length > answerBytes) child.kill('SIGKILL')
    else parts.push(part)
  })
  // A process that ends early closes its input.
  child.stdin.on('error', () => undefined)
  child.stdin.end(pdf)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.once('error', reject)
  child.once('close', () => resolve())
  await promise
  const output = Buffer.concat(parts)
  return { output, isStarted: output.toString('latin1', 0, drawingLine.length) === drawingLine }
}
