import { languages } from '@codedojo/contract'
import { findSlowTexts, worstCaseTexts } from '@codedojo/contract/testing'
import { expect, test } from 'vitest'
import { parseException } from './cases/parse-exception.ts'
import { compareOutput } from './compare/compare-output.ts'
import { linesOf } from './counterexample/shape/shape.ts'
import { withoutRareHeaders } from './languages/cpp-rare-headers.ts'

const texts = worstCaseTexts([
  '1 ',
  '1e',
  '0x',
  'In file included from ',
  'Exception in thread ',
  'Traceback ',
])
const comparison = { caseSensitive: false, spaceSensitive: false, floatAbsolute: 1e-6, floatRelative: 1e-6 }

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'an output beside its answer': (text) => {
    const comparer = compareOutput(Buffer.from(text), comparison)
    comparer.push(Buffer.from(` ${text}`))
    return comparer.end()
  },
  'an output with each blank': (text) => {
    const comparer = compareOutput(Buffer.from(text), { ...comparison, spaceSensitive: true })
    comparer.push(Buffer.from(`${text}1`))
    return comparer.end()
  },
  'an output in small pieces': (text) => {
    const comparer = compareOutput(Buffer.from(`${text}1`), comparison)
    const bytes = Buffer.from(`0${text}`)
    for (let at = 0; at < bytes.length; at += 64) comparer.push(bytes.subarray(at, at + 64))
    return comparer.end()
  },
  'what g++ says': withoutRareHeaders,
  'an input that is made smaller': linesOf,
  ...Object.fromEntries(
    languages.map((language) => [`a crash in ${language}`, (text: string) => parseException(text, language)]),
  ),
}

test.each(Object.entries(readers))(
  '%s is read in a time that grows with its length alone',
  async (_, read) => {
    expect(await findSlowTexts(texts, read)).toEqual([])
  },
)
