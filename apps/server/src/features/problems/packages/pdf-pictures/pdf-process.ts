import { readFileSync, writeSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { drawingLine, longestSidePixels, maxTextBytes, pixelsOfPoint } from './drawn-page.ts'

// A separate process, see draw-pdf.ts: draws one page, named by its index, of the PDF on its standard input. It writes a line with the
// width and height in pixels, the number of pages, and the length of the page's text in bytes; then the text, and the pixels,
// four bytes each: red, green, blue, opacity.

const pdf = await buffer(process.stdin)
const wasm = readFileSync(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')))
const library = await PDFiumLibrary.init({ wasmBinary: new Uint8Array(wasm).buffer })
// Synchronous writes: a kernel limit may end this process at any moment from here on.
writeSync(1, `${drawingLine}\n`)
const document = await library.loadDocument(pdf)
const page = document.getPage(Number(process.argv[2]))
// Drawing closes the page.
const text = Buffer.from(page.getText()).subarray(0, maxTextBytes)
const { originalWidth, originalHeight } = page.getOriginalSize()
const longest = Math.max(originalWidth, originalHeight)
const { data, width, height } = await page.render({
  scale: Math.min(pixelsOfPoint, longestSidePixels / longest),
})
writeAll(Buffer.from(`${width} ${height} ${document.getPageCount()} ${text.length}\n`))
writeAll(text)
writeAll(data)

function writeAll(bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(1, bytes, done)
}
