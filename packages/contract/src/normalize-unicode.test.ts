import { expect, test } from 'vitest'
import { normalizeUnicode } from './normalize-unicode.ts'
import { findSlowTexts, worstCaseTexts } from './testing/find-slow-texts.ts'

const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const

test.each(['e\u0301a\u0323\u0301', '\u1112\u1161\u11ab', '\u00e9\ufb01\uff76\uff9e', 'नि\u093f', '\ud800a'])(
  'a text that people write has the form that Unicode says: %j',
  (text) => {
    for (const form of forms) {
      expect(normalizeUnicode(text, form)).toBe(text.normalize(form))
      // After a long run of marks, at the point where texts are split.
      const behind = `a${'\u0301'.repeat(60)}${text}`
      expect(normalizeUnicode(behind, form)).toBe(behind.normalize(form))
    }
  },
)

test.each(forms)(
  'rows of marks without end are read in a time that grows with their length alone (%s)',
  async (form) => {
    const texts = worstCaseTexts(['\u0301\u0323', '\uff9e\u0323', 'a\u0301', '\u1100\u1161'])

    expect(await findSlowTexts(texts, (text) => normalizeUnicode(text, form))).toEqual([])
  },
)
