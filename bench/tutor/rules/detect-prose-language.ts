import type { ProseLanguage } from '../situation.ts'

const frequent: Readonly<Record<Exclude<ProseLanguage, 'hi'>, ReadonlySet<string>>> = {
  en: wordsOf(
    'the is are you your it of and to in that not this what with for does at on by from has have when',
  ),
  de: wordsOf(
    'der die das ist sind du dein deine es und zu nicht ein eine dem den was mit für wie auf wenn im von',
  ),
  es: wordsOf('el los las es son tu su de y que no un una en qué con para cómo cuando por lo del se al'),
  fr: wordsOf(
    'le les est sont tu ton ta et que pas un une des du ce dans avec pour quand sur ne il qui vous votre',
  ),
}

/** Enough of the letters that are Devanagari: names of code are Latin in every language. */
const hindiShare = 0.3

/** The language of the prose of an answer; null where it has too few words to tell. */
export function detectProseLanguage(text: string): ProseLanguage | null {
  const prose = text.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '').replaceAll(/`[^`\n]*`|\$\$.*?\$\$/g, ' ')
  const letters = prose.match(/\p{L}/gu)?.length ?? 0
  const devanagari = prose.match(/\p{Script=Devanagari}/gu)?.length ?? 0
  if (letters > 0 && devanagari >= letters * hindiShare) return 'hi'
  const words = prose.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = (['en', 'de', 'es', 'fr'] as const).map((proseLanguage) => ({
    proseLanguage,
    count: words.filter((word) => frequent[proseLanguage].has(word)).length,
  }))
  const best = counts.reduce((one, other) => (other.count > one.count ? other : one))
  return best.count < minWords ? null : best.proseLanguage
}

const minWords = 3

function wordsOf(text: string): Set<string> {
  return new Set(text.split(' '))
}
