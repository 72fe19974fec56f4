import type { Language } from '@codedojo/contract'
import { findFunctions } from './find-functions.ts'
import { usualImports } from './usual-imports.ts'

/** Completes a program as any reader would: adds the usual imports, and a call of its last function. */
export function completeProgram(code: string, language: Language): string {
  switch (language) {
    case 'cpp':
      return /#\s*include/.test(code) ? code : `${usualImports(code, language)}${code}`
    case 'java':
      return /^[^\S\r\n\u2028\u2029]*import\b/m.test(code) || !/\bclass\b/.test(code)
        ? code
        : `${usualImports(code, language)}${code}`
    case 'python':
    case 'javascript':
      return `${usualImports(code, language)}${withCall(code, language)}`
  }
}

/** Only if none of its code runs by itself. */
function withCall(code: string, language: 'python' | 'javascript'): string {
  const functions = findFunctions(code, language)
  const start = functions.findLast(({ parameters }) => parameters === 0)
  if (!start) return code
  const outside = functions.reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), code)
  const runs = outside.split('\n').some((line) => /^[\w.]+\(|^(?:if|for|while|print)\b/.test(line))
  return runs ? code : `${code.trimEnd()}\n\n${start.name}()\n`
}
