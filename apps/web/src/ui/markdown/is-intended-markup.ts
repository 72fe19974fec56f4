import { hasVisibleCharacter } from '@codedojo/contract'

/** A node of the Markdown syntax tree. */
export interface MarkdownNode {
  type: string
  value?: string
  url?: string
  alt?: string | null
  lang?: string | null
  meta?: string | null
  children?: MarkdownNode[]
  position?: { start: { offset?: number }; end: { offset?: number } }
}

/** The position of a node in the source text. */
export interface NodePosition {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly isOneLine: boolean
  readonly parent: MarkdownNode
}

/** Whether a node of a chat text is clearly intended as markup and shows something. */
export function isIntendedMarkup(piece: MarkdownNode, place: NodePosition): boolean {
  const source = place.text.slice(place.start, place.end)
  switch (piece.type) {
    case 'emphasis':
      return standsAlone(place) && isPhrase(wordsOf(piece)) && !isLikeCode(wordsOf(piece))
    case 'strong':
      return source.startsWith('**') && standsAlone(place) && isPhrase(wordsOf(piece))
    case 'delete':
      return standsAlone(place)
    case 'link':
      return !/^[[<]/.test(source) || (hasVisibleCharacter(wordsOf(piece)) && isFollowed(piece, place))
    case 'image':
      return isFollowed(piece, place)
    case 'heading':
      return !place.isOneLine && isHeading(source)
    case 'list':
      return place.parent.type === 'listItem' || (hasVisibleCharacter(wordsOf(piece)) && isList(piece, place))
    case 'blockquote':
      return /^>(?: |\r?\n)/.test(source) && hasVisibleCharacter(wordsOf(piece))
    case 'thematicBreak':
      return /^-{3,}$/.test(source) && !place.isOneLine
    case 'code':
      return isFenced(piece) && hasVisibleCharacter(piece.value ?? '')
    case 'math':
    case 'inlineMath':
    case 'inlineCode':
    case 'table':
      return hasVisibleCharacter(wordsOf(piece))
    default:
      return true
  }
}

/** Scripts that write words without spaces, and their punctuation. */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uffef`
const before = new RegExp(String.raw`(?:^|[\s([{<"'“‘«¿¡:—–*_~\p{So}${unspaced}])$`, 'u')
const behind = new RegExp(String.raw`^(?:$|[\s)\]}>"'”’».,;:!?…—–*_~\p{So}${unspaced}-])`, 'u')

/** Whether a span is no part of a word or of an expression. */
function standsAlone({ text, start, end }: NodePosition): boolean {
  return before.test(text.slice(Math.max(0, start - 2), start)) && behind.test(text.slice(end, end + 2))
}

/** Whether the words are a phrase, neither a path nor the end of an operator. */
function isPhrase(words: string): boolean {
  return !/^[.,/=+]/.test(words)
}

function isLikeCode(words: string): boolean {
  return !/\p{L}/u.test(words) || /[_={}\\|^*]|&&|;$|[\p{L}\p{N}][([]/u.test(words)
}

/** Whether a link leads to the web, a mailbox or a page of this installation; `a[i](/x)` is an array access. */
function isFollowed({ url = '' }: MarkdownNode, { text, start }: NodePosition): boolean {
  if (/^(?:https?:\/\/|mailto:)/i.test(url)) return true
  return /^\/(?!\/)/.test(url) && !/[\w\])]/.test(text.slice(Math.max(0, start - 1), start))
}

/** One space after the signs, and no sign at the end; `# include` is a line of code. */
function isHeading(source: string): boolean {
  return (
    /^#{1,6} [^\s#]/.test(source) &&
    !/\s#+$/.test(source) &&
    !/^# (?:include|define|undef|if|ifdef|ifndef|elif|else|endif|pragma)\b/.test(source)
  )
}

/** Whether a list has several items, numbered consecutively if at all; a single one may be a number or the sign of a sum. */
function isList({ children = [] }: MarkdownNode, { text, isOneLine }: NodePosition): boolean {
  if (isOneLine) return false
  const marks = children.map(
    ({ position }) => text.slice(position?.start.offset ?? 0).split(/\s/, 1)[0] ?? '',
  )
  if (children.length < 2 && !/^\s*\p{L}/u.test(children.map(wordsOf).join(''))) return false
  const first = Number.parseInt(marks[0] ?? '', 10)
  return marks.every((mark, at) => mark === '-' || mark === '*' || mark === `${first + at}.`)
}

/** Whether only the name of a language follows the fence. */
function isFenced({ lang, meta }: MarkdownNode): boolean {
  return /^[\w+#.-]*$/.test(lang ?? '') && !/[=;(){}]/.test(meta ?? '')
}

/** The text of a node and of the nodes in it, without their signs; of a picture its alternative text. */
function wordsOf({ value, alt, children }: MarkdownNode): string {
  return children ? children.map(wordsOf).join('') : (value ?? alt ?? '')
}
