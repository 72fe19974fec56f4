import type { Evidence } from '@codedojo/contract'

/** The label of a source of an answer. */
export function evidenceLabel(evidence: Evidence): string {
  switch (evidence.kind) {
    case 'statement':
      return 'Statement'
    case 'code':
      return codeWords(evidence)
    case 'verdict':
      return `Last verdict, ${evidence.status}`
    case 'case':
      return `Case ${evidence.index}`
    case 'smallest':
      return 'Smallest input'
    case 'mistake':
      return 'Known mistakes'
    case 'compiler':
      return 'Compiler’s text'
    case 'hint':
      return `Hint ${evidence.number}`
    case 'editorial':
      return 'Editorial'
    case 'premium':
      return 'Your premium'
    case 'help':
    case 'order':
    case 'course':
    case 'submission':
      return evidence.title
  }
}

function codeWords({ fromLine, toLine = fromLine }: Extract<Evidence, { kind: 'code' }>): string {
  if (fromLine === undefined) return 'Your code'
  return fromLine === toLine ? `Your code, line ${fromLine}` : `Your code, lines ${fromLine}–${toLine}`
}
