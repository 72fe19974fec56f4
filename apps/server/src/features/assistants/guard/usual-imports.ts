import type { Language } from '@codedojo/contract'

/** The usual imports that the code lacks; they do not change what the program does. Empty, or ends with a line end. */
export function usualImports(code: string, language: Language): string {
  switch (language) {
    case 'cpp':
      return `#include <bits/stdc++.h>\n${/\busing\s+namespace\b|\bstd::/.test(code) ? '' : 'using namespace std;\n'}`
    case 'java':
      return 'import java.util.*;\nimport java.io.*;\n'
    case 'python':
      return forPython(code)
    case 'javascript':
      return ''
  }
}

const ofPython: readonly (readonly [RegExp, string])[] = [
  [/\b(?:List|Optional|Dict|Tuple|Set)\[/, 'from typing import *'],
  [/\b(?:defaultdict|Counter|deque|OrderedDict)\b/, 'from collections import *'],
  [/\b(?:heappush|heappop|heapify)\b/, 'from heapq import *'],
  [/\bbisect_(?:left|right)\b/, 'from bisect import *'],
  [/\b(?:lru_cache|cache|reduce|cmp_to_key)\b/, 'from functools import *'],
  [/\b(?:accumulate|permutations|combinations|product|groupby)\(/, 'from itertools import *'],
  ...['sys', 'math', 'heapq', 'bisect', 'collections', 'functools', 'itertools'].map(
    (module) => [new RegExp(`\\b${module}\\.`), `import ${module}`] as const,
  ),
]

function forPython(code: string): string {
  const imported = code.match(/^[^\S\r\n\u2028\u2029]*(?:from|import)\b.*$/gm)?.join('\n') ?? ''
  const missing = ofPython.filter(([use, line]) => {
    const [, module = ''] = line.split(' ')
    return use.test(code) && !new RegExp(`\\b${module}\\b`).test(imported)
  })
  return missing.map(([, line]) => `${line}\n`).join('')
}
