import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawCertificate } from './draw-certificate.ts'

const facts = {
  code: 'K7QD-3MXA-9FHT-WE4C',
  personName: 'Ada Lovelace',
  courseName: 'Loops and lists',
  mentor: 'Grace Hopper',
  issuedAt: new Date('2026-11-22T10:00:00Z'),
  address: 'https://dojo.example.org/certificate/K7QD-3MXA-9FHT-WE4C',
  site: 'Hill College',
}

/** The text in the compressed streams of a file. */
function inside(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/FlateDecode\n[\s\S]*?stream\n([\s\S]*?)\nendstream/g)]
    .map(([, part = '']) => inflated(part))
    .join('\n')
}

function inflated(part: string): string {
  try {
    return inflateSync(Buffer.from(part, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

/** Code points that can be copied from the file, by the ToUnicode map of each font. */
function readable(pdf: Buffer): string {
  return lettersOfFonts(pdf).join(' ')
}

function lettersOfFonts(pdf: Buffer): string[] {
  return (inside(pdf).match(/begincmap[\s\S]*?endcmap/g) ?? []).map(lettersOf)
}

function lettersOf(map: string): string {
  const hex = map.match(/<[\da-f ]{4,}>/gi) ?? []
  const units = (one: string) => (one.match(/[\da-f]{4}/gi) ?? []).map((unit) => Number.parseInt(unit, 16))
  return hex.map((one) => String.fromCharCode(...units(one))).join(' ')
}

test('a certificate is a page of PDF whose letters can be read out of it', async () => {
  const pdf = await drawCertificate(facts)

  const letters = readable(pdf)
  expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-')
  expect(pdf.toString('latin1')).toMatch(/\/Count 1\b/)
  expect(pdf.toString('latin1')).toContain(facts.address)
  expect([...'AdaLovelace K7QD'].filter((letter) => !letters.includes(letter))).toEqual([])
  expect(letters).not.toContain('श')
})

test('its day is the one on which it was issued, not the one of the last lesson', async () => {
  // In the lighter font only "Issued on" contains a capital I; "Completed on" has none.
  const fonts = lettersOfFonts(await drawCertificate(facts))

  expect(fonts).toHaveLength(2)
  expect(fonts.filter((letters) => letters.includes('I'))).toHaveLength(2)
})

test.each([
  ['Polish and Vietnamese', 'Łukasz Nguyễn', 'Ł', 'ễ'],
  ['Greek', 'Υπατία', 'Υ', 'π'],
  ['Russian', 'Софья', 'С', 'ф'],
  ['Hindi', 'अनुष्का', 'अ', 'न'],
  ['Tamil', 'தமிழ்', 'த', 'ழ'],
  ['Telugu', 'తెలుగు', 'ల', 'గ'],
  ['Bengali', 'বাংলা', 'ব', 'ল'],
  ['Kannada', 'ಕನ್ನಡ', 'ಕ', 'ಡ'],
  ['Malayalam, with marks that the font gives no place', 'ക്ഷ്മ്യൂ മലയാളം', 'മ', 'ല'],
  ['Gujarati', 'ગુજરાતી', 'ગ', 'જ'],
  ['Punjabi, likewise', 'ਪੰਜਾਬੀ', 'ਪ', 'ਜ'],
])('a name in %s is drawn', async (_, personName, ...letters) => {
  const found = readable(await drawCertificate({ ...facts, personName }))

  expect(letters.filter((letter) => !found.includes(letter))).toEqual([])
})

test.each(['王小明', 'محمد', '🙂🙂', 'W'.repeat(100), 'e\u0301\u0302\u0323', '\u0943', '🇮🇳\ufe0f'])(
  'a name such as "%s" does not keep a certificate from being drawn',
  async (personName) => {
    const pdf = await drawCertificate({ ...facts, personName, courseName: personName, mentor: personName })

    expect(pdf.toString('latin1')).toMatch(/%%EOF\s*$/)
  },
)
