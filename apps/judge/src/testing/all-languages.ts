import { languages } from '@codedojo/contract'
import type { LanguageReport } from '../toolchain/self-test.ts'

/** The self-test report of a machine on which every language works. */
export const allLanguages: readonly LanguageReport[] = languages.map((language) => ({
  language,
  version: '1',
  works: true,
  cure: null,
}))
