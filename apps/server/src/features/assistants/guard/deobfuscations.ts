import { decodeTexts } from './decode-texts.ts'
import { classifyLine, dropHtmlTag, isTableRow } from './line-form.ts'
import { normalizeLetters } from './normalize-letters.ts'
import { restoreSubstitutedSigns } from './restore-substituted-signs.ts'
import { startSegmenter } from './segmenter.ts'
import { undoReversalOrRotation } from './undo-reversal-or-rotation.ts'
import { type WorkBudget, WorkBudgetSpent } from './work-budget.ts'

/**
 * Maximum number of readings of one text. Plain code has up to seven; of the starter content in the test disguises, one
 * text in 700 has more.
 */
const maxDeobfuscations = 24

/**
 * All readings of a text as a program, most likely first: unchanged, without line markers, and with one or several
 * disguises removed. Throws `WorkBudgetSpent`, also when there are too many readings.
 */
export type DeobfuscationsOf = (text: string) => Promise<readonly string[]>

/** Returns a function that deobfuscates texts, and remembers the result for each text of an answer. */
export function startDeobfuscations(workBudget: Pick<WorkBudget, 'spend'>): DeobfuscationsOf {
  const known = new Map<string, readonly string[]>()
  return async (text) => {
    const readings = known.get(text) ?? (await deobfuscationsOf(text, workBudget))
    known.set(text, readings)
    return readings
  }
}

async function deobfuscationsOf(
  text: string,
  workBudget: Pick<WorkBudget, 'spend'>,
): Promise<readonly string[]> {
  const found = new Set<string>()
  const add = async (reading: string, depth: number) => {
    const key = removeIndentation(reading)
    if (key.trim() === '' || found.has(key)) return
    if (found.size === maxDeobfuscations) throw new WorkBudgetSpent('It can be read in too many ways.')
    found.add(key)
    if (depth === 0) return
    await workBudget.spend(key.length)
    for (const other of disguisesOff(key)) await add(other, depth - 1)
  }
  // First the text as a compiler would read it, then with its letters normalised.
  await add(normalizeLetters(text), 3)
  await add(text, 0)
  return [...found]
}

function disguisesOff(text: string): string[] {
  return [
    ...restoreSubstitutedSigns(text),
    ...withoutWords(text),
    ...codeParts(text),
    ...withoutLineMarks(text),
    ...decodeTexts(text),
    ...undoReversalOrRotation(text),
  ]
}

/** Without the prose before and after the code. */
function withoutWords(text: string): string[] {
  const shorter = text.replace(/^\s*(?:[A-Za-z']+,? +){0,8}[A-Za-z']+: +/, '')
  const lines = shorter.split('\n')
  const first = lines.findIndex((line) => classifyLine(line) === 'code')
  const last = lines.findLastIndex((line) => classifyLine(line) === 'code')
  const inner = first === -1 ? '' : lines.slice(first, last + 1).join('\n')
  return [inner, shorter].filter((each) => each.trim() !== text.trim())
}

/** The code without what a reader would leave out: all of it, and its longest contiguous part. */
function codeParts(text: string): string[] {
  const segmenter = startSegmenter()
  const segments = [...segmenter.push(text), ...segmenter.end()]
  const parts = segments.flatMap((segment) => (segment.kind === 'code' ? [segment.content] : []))
  if (parts.length === 0) return []
  const longest = parts.reduce((one, other) => (other.length > one.length ? other : one))
  return [longest, parts.join('\n')]
}

/** Line markers; in a block they stand before all, or nearly all, lines that are not blank. */
const lineMarks: readonly RegExp[] = [
  /^\s*>\s?/,
  /^\s*\+/,
  /^\s*[$*•-]\s/,
  /^\s*(?:>>>|\.\.\.)\s?/,
  /^\s*(?:In )?[[(]?\d{1,4}[\].):|]+\s?/,
  /^\s*\d{1,4}\s/,
  /^\s*\(?(?:[a-z]|[ivx]{1,6})[).]\s?/i,
  /^\s*(?:step|line|part|row)\s*\d{1,4}\s*(?:->|→|=>|[:.)|-])+\s?/i,
  /^\s*(?:#|\/\/|--)\s?/,
  /^\s*\|\s?/,
]

function withoutLineMarks(text: string): string[] {
  const lines = text.split('\n')
  const filled = lines.filter((line) => line.trim() !== '')
  const without = lineMarks
    .filter((mark) => filled.filter((line) => mark.test(line)).length > filled.length * 0.6)
    .map((mark) => lines.map((line) => line.replace(mark, '')).join('\n'))
  return [...fromTable(lines), ...without, ...fromDiff(lines), ...fromTags(text)]
}

/** The new version in a diff. */
function fromDiff(lines: readonly string[]): string[] {
  const isDiff = lines.some((line) => /^\+(?!\+\+)/.test(line))
  if (!isDiff) return []
  const kept = lines.filter((line) => !/^(?:-|@@|\+\+\+|diff |index )/.test(line))
  return [kept.map((line) => line.replace(/^[+ ]/, '')).join('\n')]
}

/** The last column of a table. */
function fromTable(lines: readonly string[]): string[] {
  const rule = lines.findIndex((line) => line.includes('---') && /^[\s|:-]*$/.test(line))
  const rows = lines.slice(rule + 1).filter(isTableRow)
  if (rows.length === 0) return []
  const cells = rows.map(
    (row) =>
      row
        .trim()
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .at(-1) ?? '',
  )
  return [
    cells
      .map((cell) =>
        cell
          .replace(/^ /, '')
          .replace(/^`+|(?<!`)`+\s*$/g, '')
          .replaceAll('\\|', '|'),
      )
      .join('\n'),
  ]
}

function fromTags(text: string): string[] {
  const without = text.replaceAll(/<br\s*\/?>/gi, '\n').replaceAll(/<\/?\w[^<>]*>/g, dropHtmlTag)
  return without === text ? [] : [without]
}

/** Removes the common indentation. */
export function removeIndentation(text: string): string {
  const lines = text.split('\n')
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0)
  const least = indents.length > 0 ? Math.min(...indents) : 0
  return lines.map((line) => line.slice(least)).join('\n')
}
