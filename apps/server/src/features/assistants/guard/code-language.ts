import { type Language, languages } from '@codedojo/contract'

const named = {
  cpp: /^(?:c|c\+\+|cpp|cc|cxx|h|hpp)\d*$/,
  java: /^java\d*$/,
  python: /^(?:python|py)[\d.]*$/,
  javascript: /^(?:javascript|js|jsx|mjs|cjs|node|nodejs|typescript|ts)$/,
} as const satisfies Record<Language, RegExp>

/** The language named in the info string of a fence; null when it is not a supported one. */
export function namedLanguage(info: string): Language | null {
  const word = /[\w+#.]+/.exec(info.toLowerCase().replace(/^[{.]+/, ''))?.[0] ?? ''
  return languages.find((language) => named[language].test(word)) ?? null
}

const signs = {
  cpp: /#\s*include|\bstd::|\bcin\b|\bcout\b|\busing namespace\b|\bint main\b|\bvector\s*<|\b(?:scanf|printf)\s*\(|\bauto\b|\blong long\b|->|::/g,
  java: /\bpublic\b|\bstatic\b|\bSystem\.|\bimport java|\bScanner\b|\bString\b|\bnew \w+[<([]|\bBufferedReader\b|\bInteger\b|\bclass \w+ *\{/g,
  python:
    /\bdef \w+|\bimport sys|:\s*$|\bprint\s*\(|\binput\s*\(|\belif\b|\bsys\.|\brange\s*\(|\bNone\b|\blen\s*\(|\bself\b|^[^\S\r\n\u2028\u2029]*(?:from \w+ )?import \w+/gm,
  javascript:
    /\bconst\b|\blet\b|\bfunction\b|=>|===|\bconsole\.|\brequire\s*\(|\bprocess\.|\bvar\b|\bnew Map\b|\.length\b|\bundefined\b/g,
} as const satisfies Record<Language, RegExp>

/** What a complete program of the language must contain: an entry point, or a way to print. */
const needed = {
  cpp: /\bmain\b|#\s*define[\s\S]*##/,
  java: /\bmain\b|\\u+[\da-f]{4}/i,
  python: /\b(?:print|write\w*|exec|eval|import|open|input|help|breakpoint|getattr)\b|__/,
  javascript: /console|process|require|import|eval|Function|constructor|globalThis|\\u[\da-f{]|\[\s*['"`]/i,
} as const satisfies Record<Language, RegExp>

/** False when these lines alone cannot be a complete program. */
export function mayBeProgram(code: string, language: Language): boolean {
  return needed[language].test(code)
}

/** Lines that read input, and lines that print output. */
export const inputPattern =
  /\binput\b|stdin|\bopen\s*\(|\bcin\b|scanf|getline|getchar|\bScanner\b|BufferedReader|System\.in\b|readFileSync|readline|\bread\w*\s*\(|\bon\s*\(\s*['"]/
export const outputPattern =
  /print|write|\bcout\b|puts|putchar|System\.out\b|console\.|\bprintf\b|\bformat\b|\becho\b/

/** Whether a fragment both reads and prints, so that it may be a program, however short. */
export function readsAndPrints(code: string): boolean {
  return inputPattern.test(code) && outputPattern.test(code)
}

export interface LanguageHints {
  readonly named: Language | null
  /** The language selected in the editor. */
  readonly editor: Language
}

/** Possible languages of the code, most likely first; all languages when nothing distinguishes them. */
export function likelyLanguages(code: string, { named, editor }: LanguageHints): readonly Language[] {
  const scores = languages.map((language) => ({ language, score: code.match(signs[language])?.length ?? 0 }))
  const best = Math.max(...scores.map(({ score }) => score))
  const likely = scores
    .filter(({ score }) => score > 0 && score * 2 >= best)
    .sort((one, other) => other.score - one.score)
    .map(({ language }) => language)
  const first = named ? [named] : []
  const rest = best === 0 ? [editor, ...languages] : likely
  return [...new Set([...first, ...rest])]
}
