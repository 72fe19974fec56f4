import { ensureSyntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'

/**
 * Whether a place lies in a comment, a string, a character or a pattern, where signs mean nothing but themselves.
 * Where the grammar is not there it says yes: what is only a comfort must not go by a guess.
 */
export function isInText(state: EditorState, place: number): boolean {
  const tree = ensureSyntaxTree(state, place, 50)
  if (tree === null || tree.type.isAnonymous || tree.length < place) return true
  const line = state.doc.lineAt(place)
  return (
    isInTextOfTree(tree.resolveInner(place, -1), place) ||
    endsInText(state, line.text.slice(0, place - line.from))
  )
}

type Node = ReturnType<NonNullable<ReturnType<typeof ensureSyntaxTree>>['resolveInner']>

function isInTextOfTree(innermost: Node, place: number): boolean {
  for (let node: Node | null = innermost; node !== null; node = node.parent) {
    if (/^(Interpolation|FormatReplacement)$/.test(node.name)) return false
    const isText = /String|Comment|^Char|RegExp|TextBlock/.test(node.name)
    // The end of a line comment is still in it; of the others their last sign is behind.
    if (isText && node.from < place && (place < node.to || /^(Line)?Comment$/.test(node.name))) return true
  }
  return false
}

/** Reads the line up to a place: grammars guess at a string that has no end yet. */
function endsInText(state: EditorState, before: string): boolean {
  const [tokens] = state.languageDataAt<{ line?: string }>('commentTokens', 0)
  return tokens?.line === '#'
    ? /#|"|'/.test(before.replaceAll(pythonTexts, ''))
    : unfinished.test(before.replaceAll(otherTexts, ' '))
}

/** Strings with an end; a quote that is left over begins one without. In C++ a quote also stands within numbers. */
const pythonTexts = /""".*?"""|'''.*?'''|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g
const patternStart = String.raw`(?<=(?:^|[(=,:[!&|?{};]|\breturn)\s*)\/(?![/*])`
const otherTexts = new RegExp(
  [
    String.raw`${patternStart}(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+\/`,
    String.raw`"(?:\\.|[^"\\])*"|(?<=\d)'(?=\d)|'(?:\\.|[^'\\])*'`,
    '`(?:\\\\.|[^`\\\\])*`',
  ].join('|'),
  'g',
)
const unfinished = new RegExp(`//|"|'|\`|${patternStart}`)
