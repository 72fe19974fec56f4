import type { Language } from '@codedojo/contract'
import { removeIndentation } from './deobfuscations.ts'
import { findFunctions, maskStringsAndComments, matchBrackets } from './find-functions.ts'

/**
 * Extracts the methods of a class as functions, with the code around it; null when there is no class, when there are
 * other functions, or when the program needs no frame. Solutions are often written as a class with one method, as on
 * other sites.
 */
export function unwrapClass(code: string, language: Language): string | null {
  const masked = maskStringsAndComments(code, language)
  if (/\bmain\s*\(/.test(masked)) return null
  const found = language === 'python' ? indentedClass(masked) : bracedClass(masked)
  if (!found) return null
  const body = removeIndentation(code.slice(found.bodyFrom, found.bodyTo))
  const around = `${code.slice(0, found.from)}${code.slice(found.to)}`
  if (findFunctions(around, language).length > 0) return null
  const calls = new RegExp(`\\b(?:new\\s+)?${found.name}\\s*\\(\\s*\\)\\s*\\.`, 'g')
  return `${asFunctions(body, language)}\n${around}`.replaceAll(calls, '')
}

interface FoundClass {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly bodyFrom: number
  readonly bodyTo: number
}

function indentedClass(masked: string): FoundClass | null {
  const match = /^class[^\S\n]+(\w+)\b[^\n]*:[^\S\n]*\n((?:[^\S\n]+\S[^\n]*(?:\n|$)|[^\S\n]*\n)+)/m.exec(
    masked,
  )
  if (!match) return null
  const [whole, name = '', body = ''] = match
  const to = match.index + whole.length
  return { name, from: match.index, to, bodyFrom: to - body.length, bodyTo: to }
}

function bracedClass(masked: string): FoundClass | null {
  const match = /^[^\S\r\n\u2028\u2029]*(?:public[^\S\n]+)?class[^\S\n]+(\w+)\b[^{;]{0,500}\{/m.exec(masked)
  const open = match ? match.index + match[0].length - 1 : -1
  const close = matchBrackets(masked).get(open)
  if (!match || close === undefined) return null
  const to = masked[close + 1] === ';' ? close + 2 : close + 1
  return { name: match[1] ?? '', from: match.index, to, bodyFrom: open + 1, bodyTo: close }
}

function asFunctions(body: string, language: Language): string {
  switch (language) {
    case 'python':
      return body
        .replaceAll(/^@staticmethod[^\S\n]*\n/gm, '')
        .replaceAll(/(\bdef\s+\w+\s*\(\s*)self\b\s*,?\s*/g, '$1')
        .replaceAll(/\bself\./g, '')
    case 'cpp':
      return body
        .replaceAll(/^[^\S\r\n\u2028\u2029]*(?:public|private|protected)[^\S\n]*:/gm, '')
        .replaceAll('this->', '')
    case 'java':
      return withStatic(body)
    case 'javascript':
      return body
        .replaceAll(
          /^([^\S\r\n\u2028\u2029]*)(?:(?:static|async)[^\S\n]+)*(?!(?:if|for|while|switch|catch)\b)(\w+[^\S\n]*\([^()\n]*\)[^\S\n]*\{)/gm,
          '$1function $2',
        )
        .replaceAll(/\bthis\./g, '')
  }
}

/** Functions that `main` calls without an object. */
function withStatic(body: string): string {
  return findFunctions(body, 'java').reduceRight((rest, { from, bodyFrom }) => {
    const head = rest.slice(from, bodyFrom)
    const modifier = /^(?:(?:public|private|protected|final)\s+)*/.exec(head)?.[0] ?? ''
    const isStatic = /\bstatic\b/.test(head)
    return isStatic ? rest : `${rest.slice(0, from)}${modifier}static ${rest.slice(from + modifier.length)}`
  }, body)
}
