import { ensureSyntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'

/**
 * Whether a position lies in a comment, string, character literal or regular expression, where brackets have no meaning.
 * Returns true while the grammar is not loaded: auto-closing must not guess.
 */
export function isInStringOrComment(state: EditorState, place: number): boolean {
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
    // The end of a line comment is still inside of it; other nodes end after their last character.
    if (isText && node.from < place && (place < node.to || /^(Line)?Comment$/.test(node.name))) return true
  }
  return false
}

/** Scans the line up to a position: grammars guess wrong about unterminated strings. */
function endsInText(state: EditorState, before: string): boolean {
  const [tokens] = state.languageDataAt<{ line?: string }>('commentTokens', 0)
  return tokens?.line === '#'
    ? /#|"|'/.test(before.replaceAll(pythonTexts, ''))
    : unfinished.test(before.replaceAll(otherTexts, ' '))
}

/** Terminated strings; a remaining quote starts an unterminated one. In C++ a quote can also be a digit separator. */
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
