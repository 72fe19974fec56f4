import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPdf } from './draw-pdf.ts'

function pdfOf(size: [number, number]): Promise<Buffer> {
  const document = new PDFDocument({ size, margin: 0 })
  document.rect(0, 0, size[0] / 2, size[1]).fill('#ff0000')
  document.end()
  return buffer(document)
}

test('a page is drawn by its index, with its text and the number of all pages', async () => {
  const document = new PDFDocument({ size: [200, 100], margin: 10 })
  document.text('The first page').addPage().text('Zweite Seite: größer')
  document.end()
  const bytes = await buffer(document)

  const [first, second, third] = [await drawPdf(bytes), await drawPdf(bytes, 1), await drawPdf(bytes, 2)]

  expect([first?.text.trim(), first?.pages]).toEqual(['The first page', 2])
  expect([second?.text.trim(), second?.pages]).toEqual(['Zweite Seite: größer', 2])
  expect(third).toBeNull()
})

test('the first page of a PDF becomes a PNG, two pixels a point', async () => {
  const drawn = await drawPdf(await pdfOf([100, 50]))

  const { data, info } = await sharp(drawn?.png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([200, 100])
  const pixelAt = (x: number) => [...data.subarray((50 * 200 + x) * 4, (50 * 200 + x) * 4 + 3)]
  expect([pixelAt(20), pixelAt(180)]).toEqual([
    [255, 0, 0],
    [255, 255, 255],
  ])
})

test('a page of any size becomes a picture of at most 1600 pixels', async () => {
  const { width, height } = await sharp((await drawPdf(await pdfOf([14_000, 7000])))?.png).metadata()

  expect([width, height]).toEqual([1600, 800])
})

test.each([
  ['text', Buffer.from('no PDF')],
  ['nothing', Buffer.alloc(0)],
  ['a head without a body', Buffer.from('%PDF-1.7\n')],
])('%s is not drawn', async (_, bytes) => {
  expect(await drawPdf(bytes)).toBeNull()
})

test('a page that is much too narrow is not drawn', async () => {
  expect(await drawPdf(await pdfOf([14_000, 1]))).toBeNull()
})

test('a page that takes for ever to draw is given up', async () => {
  const document = new PDFDocument({ size: [800, 800], margin: 0 })
  for (let at = 0; at < 400; at++)
    document
      .opacity(0.5)
      .circle(400, 400, 400 - (at % 50))
      .fill()
  const page = '0.5 g '.concat('0 0 800 800 re 10 10 700 700 re f* '.repeat(2_000_000))
  document.addContent(page)
  document.end()

  expect(await drawPdf(await buffer(document))).toBeNull()
}, 90_000)
