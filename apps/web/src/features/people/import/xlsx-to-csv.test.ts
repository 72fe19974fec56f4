import { Blob as NodeBlob } from 'node:buffer'
import { DecompressionStream as NodeDecompressionStream } from 'node:stream/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeZip } from '../../../testing/make-zip.ts'
import { readTextFile } from './read-text-file.ts'

// jsdom's Blob lacks the methods of browsers, and cannot decompress.
beforeEach(() => {
  vi.stubGlobal('Blob', NodeBlob)
  vi.stubGlobal('DecompressionStream', NodeDecompressionStream)
})
afterEach(() => void vi.unstubAllGlobals())

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const book = `<workbook xmlns="${main}" xmlns:r="r"><sheets>
  <sheet name="Old" sheetId="1" state="hidden" r:id="rId1"/><sheet name="People" sheetId="2" r:id="rId2"/>
  <sheet name="More" sheetId="3" r:id="rId3"/></sheets></workbook>`
const links = `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>
  <Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>`
const strings = `<sst xmlns="${main}"><si><t>email</t></si>
  <si><r><t xml:space="preserve">Meera </t></r><r><t>"M" Nair</t></r><rPh><t>mi</t></rPh></si></sst>`
const sheet = (rows: string) => `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`

function workbook(rows: string, parts: Record<string, string> = {}) {
  const files = {
    ...{ 'xl/workbook.xml': book, 'xl/_rels/workbook.xml.rels': links, 'xl/sharedStrings.xml': strings },
    ...{ 'xl/worksheets/sheet1.xml': sheet(''), 'xl/worksheets/sheet2.xml': sheet(rows), ...parts },
  }
  return readTextFile(new Blob([makeZip(files)]))
}

const heads = '<row r="1"><c r="A1" t="inlineStr"><is><t>name</t></is></c><c r="B1" t="s"><v>0</v></c></row>'

test('shared and inline texts, numbers, formulas and gaps of the first sheet that is shown are read', async () => {
  const rows = `${heads}<row r="3"><c r="A3" t="s"><v>1</v></c><c r="C3"><v>1.2345678E7</v></c>
    <c r="D3" t="str"><f>LOWER("X")</f><v>x@example.org</v></c><c r="E3" t="e"><v>#N/A</v></c></row>`

  expect(await workbook(rows)).toBe(
    '"name","email"\r\n\r\n"Meera ""M"" Nair","","12345678","x@example.org",""\r\n',
  )
})

test.each([
  ['declares entities', '', { 'xl/workbook.xml': `<!DOCTYPE x [<!ENTITY a "b">]>${book}` }, 'cannot be read'],
  ['has no such sheet', heads, { 'xl/_rels/workbook.xml.rels': '<Relationships/>' }, 'cannot be read'],
  ['is broken', heads, { 'xl/worksheets/sheet2.xml': '<worksheet><row>' }, 'cannot be read'],
  ['is empty', '', {}, 'is empty'],
  ['names a row that is far away', '<row r="1048576"><c/></row>', {}, 'more than 20,000 rows'],
  ['unfolds to too much', heads, { 'xl/sharedStrings.xml': ' '.repeat(21 * 1024 * 1024) }, 'too large'],
])('a workbook that %s is refused with what to do', async (_, rows, parts, words) => {
  await expect(workbook(rows, parts)).rejects.toThrow(words)
})

test('a workbook of the old kind is told how to be saved', async () => {
  const old = new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])])

  await expect(readTextFile(old)).rejects.toThrow('Save it as .xlsx or CSV')
})
