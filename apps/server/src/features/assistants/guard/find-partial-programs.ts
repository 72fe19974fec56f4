import { inputPattern, outputPattern, readsAndPrints } from './code-language.ts'
import { classifyLine, isComment } from './line-form.ts'
import type { WorkBudget } from './work-budget.ts'

/**
 * Programs that remain when only the beginning, the end or the middle of a text is kept: the second of two programs, or
 * code followed by text that its reader leaves out. A part that uses names defined only in the rest is no program.
 * Throws `WorkBudgetSpent`.
 */
export async function findPartialPrograms(
  texts: readonly string[],
  workBudget: Pick<WorkBudget, 'spend'>,
): Promise<readonly string[]> {
  const found = new Set<string>()
  const add = async (text: string, depth: number) => {
    const boundaries = boundariesIn(text.split('\n'))
    await workBudget.spend(text.length * boundaries.length)
    for (const part of partsOf(text.split('\n'), boundaries)) {
      if (found.has(part) || texts.includes(part)) continue
      found.add(part)
      if (depth > 1) await add(part, depth - 1)
    }
  }
  for (const text of texts) await add(text, 2)
  return [...found]
}

function partsOf(lines: readonly string[], boundaries: readonly number[]): string[] {
  return boundaries.flatMap((at) => {
    const before = lines.slice(0, at)
    const behind = lines.slice(at)
    return [...keptOf(before, behind), ...keptOf(behind, before)]
  })
}

/** Lines where a new part may begin, except within a code block. */
function boundariesIn(lines: readonly string[]): number[] {
  return [...lines.keys()].slice(1).filter((at) => {
    const [above = '', line = ''] = lines.slice(at - 1, at + 1)
    if (/^(?:\s|$)/.test(line) || isComment(line)) return false
    const isApart = isRule(above) || isRule(line) || isComment(above)
    return (
      isApart ||
      (isImport(line) && !isImport(above)) ||
      (outputPattern.test(above) && inputPattern.test(line))
    )
  })
}

function keptOf(kept: readonly string[], left: readonly string[]): string[] {
  if (left.every(isAside)) return []
  const code = kept.join('\n')
  if (!readsAndPrints(code) && !isMoreThanCode(left)) return []
  const needed = new Set(code.match(/\w+/g)).difference(definedIn(code))
  if (!needed.isDisjointFrom(definedIn(left.join('\n')))) return []
  const imports = kept.some(isImport) ? [] : left.filter(isImport)
  return [[...imports, ...kept].join('\n')]
}

/** A blank line, or a drawn separator. */
function isRule(line: string): boolean {
  return /^[-=*_~+#\s]*$/.test(line)
}

/** Non-code after code: the program has ended. */
function isMoreThanCode([first = '']: readonly string[]): boolean {
  return /^\s*>/.test(first) || (classifyLine(first) !== 'code' && !isComment(first))
}

function isImport(line: string): boolean {
  return /^(?:import\b|from\s+\w+\s+import\b|#\s*include\b|using\b|package\b|(?:const|let|var)\b.*\brequire\s*\([^()]*\)\s*;?$)/.test(
    line,
  )
}

/** A line that can be removed without effect, or that is added anyway. */
function isAside(line: string): boolean {
  return /^\s*(?:\w+\(\);?\s*)?$/.test(line) || isImport(line) || isComment(line)
}

const definitions =
  /\b(?:def|class|struct|enum|function|define)[^\S\n]+(\w+)|\b(?:const|typedef)\b[^\n=;(]{0,80}?\b(\w+)[^\S\n]*[=;]|\b(\w+)[^\S\n]*\([^;{})]{0,200}\)[^\S\n]*\{/g
const noNames = new Set(['if', 'for', 'while', 'switch', 'catch', 'main'])

function definedIn(code: string): Set<string> {
  const names = [...code.matchAll(definitions)].map(([, ...found]) => found.find((name) => name) ?? '')
  return new Set(names.filter((name) => !noNames.has(name)))
}
