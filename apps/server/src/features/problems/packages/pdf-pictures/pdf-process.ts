import { readFileSync, writeSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { drawingLine, longestSidePixels, pixelsOfPoint } from './drawn-page.ts'

// A separate process, see draw-pdf.ts: draws the first page of the PDF on its standard input, and writes its width and
// height in pixels and then its pixels, four bytes each: red, green, blue, opacity.

const pdf = await buffer(process.stdin)
const wasm = readFileSync(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')))
const library = await PDFiumLibrary.init({ wasmBinary: new Uint8Array(wasm).buffer })
// Synchronous writes: a kernel limit may end this process at any moment from here on.
writeSync(1, `${drawingLine}\n`)
const page = (await library.loadDocument(pdf)).getPage(0)
const { originalWidth, originalHeight } = page.getOriginalSize()
const longest = Math.max(originalWidth, originalHeight)
const { data, width, height } = await page.render({
  scale: Math.min(pixelsOfPoint, longestSidePixels / longest),
})
writeAll(Buffer.from(`${width} ${height}\n`))
writeAll(data)

function writeAll(bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(1, bytes, done)
}
