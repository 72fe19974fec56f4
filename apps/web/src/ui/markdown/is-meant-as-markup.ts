import { hasVisibleCharacter } from '@codedojo/contract'

/** A piece of the tree that the parser makes of a text. */
export interface Piece {
  type: string
  value?: string
  url?: string
  alt?: string | null
  lang?: string | null
  meta?: string | null
  children?: Piece[]
  position?: { start: { offset?: number }; end: { offset?: number } }
}

/** Where a piece stands in the text that was typed. */
export interface Place {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly isOneLine: boolean
  readonly parent: Piece
}

/** Whether a piece of a text of talk is clearly meant as markup and shows something. */
export function isMeantAsMarkup(piece: Piece, place: Place): boolean {
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

/** Scripts whose words stand beside each other without a blank, and their punctuation. */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uffef`
const before = new RegExp(String.raw`(?:^|[\s([{<"'“‘«¿¡:—–*_~\p{So}${unspaced}])$`, 'u')
const behind = new RegExp(String.raw`^(?:$|[\s)\]}>"'”’».,;:!?…—–*_~\p{So}${unspaced}-])`, 'u')

/** Signs within a word, or between the signs of a calculation, are the word's own. */
function standsAlone({ text, start, end }: Place): boolean {
  return before.test(text.slice(Math.max(0, start - 2), start)) && behind.test(text.slice(end, end + 2))
}

/** Neither a path nor the end of an operator. */
function isPhrase(words: string): boolean {
  return !/^[.,/=+]/.test(words)
}

function isLikeCode(words: string): boolean {
  return !/\p{L}/u.test(words) || /[_={}\\|^*]|&&|;$|[\p{L}\p{N}][([]/u.test(words)
}

/** To the web, a mailbox or a page of ours; `a[i](/x)` is an array. */
function isFollowed({ url = '' }: Piece, { text, start }: Place): boolean {
  if (/^(?:https?:\/\/|mailto:)/i.test(url)) return true
  return /^\/(?!\/)/.test(url) && !/[\w\])]/.test(text.slice(Math.max(0, start - 1), start))
}

/** One blank, and no sign at the end; `# include` is a line for a compiler. */
function isHeading(source: string): boolean {
  return (
    /^#{1,6} [^\s#]/.test(source) &&
    !/\s#+$/.test(source) &&
    !/^# (?:include|define|undef|if|ifdef|ifndef|elif|else|endif|pragma)\b/.test(source)
  )
}

/** Points beside other lines, numbered one after the other if they are numbered; a single one is no number or sign of a sum. */
function isList({ children = [] }: Piece, { text, isOneLine }: Place): boolean {
  if (isOneLine) return false
  const marks = children.map(
    ({ position }) => text.slice(position?.start.offset ?? 0).split(/\s/, 1)[0] ?? '',
  )
  if (children.length < 2 && !/^\s*\p{L}/u.test(children.map(wordsOf).join(''))) return false
  const first = Number.parseInt(marks[0] ?? '', 10)
  return marks.every((mark, at) => mark === '-' || mark === '*' || mark === `${first + at}.`)
}

/** Behind the marks of a fence stands the name of a language and no code. */
function isFenced({ lang, meta }: Piece): boolean {
  return /^[\w+#.-]*$/.test(lang ?? '') && !/[=;(){}]/.test(meta ?? '')
}

/** What a piece says, without the code in its lines. */
function wordsOf({ value, alt, children }: Piece): string {
  return children ? children.map(wordsOf).join('') : (value ?? alt ?? '')
}
