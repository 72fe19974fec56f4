import { oddCharactersIn, oddCharacterText, type PlacedOddCharacter } from '@codedojo/contract'
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import {
  type EditorState,
  type Extension,
  type Range,
  StateField,
  type TransactionSpec,
} from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'

/** A character in a string may be intended, so it is replaced only on request. */
export type OddPlace = 'code' | 'string'

export interface OddInCode extends PlacedOddCharacter {
  readonly place: OddPlace
}

/** Odd characters (rejected by compilers, or invisible) in the code, each marked with its name. */
export const oddCharacters = StateField.define<readonly OddInCode[]>({
  create: oddIn,
  update: (before, { docChanged, state, startState }) =>
    docChanged || syntaxTree(state) !== syntaxTree(startState) ? oddIn(state) : before,
  provide: (field) => EditorView.decorations.from(field, marksOf),
})

/** The transaction that replaces odd characters by plain ones; one undo step. */
export function repairOdd(state: EditorState, place: OddPlace): TransactionSpec {
  return {
    changes: state
      .field(oddCharacters)
      .filter((odd) => odd.place === place && odd.plain !== null)
      .map(({ from, to, plain }) => ({ from, to, insert: plain ?? '' })),
    userEvent: 'input.repair',
  }
}

function oddIn(state: EditorState): OddInCode[] {
  return oddCharactersIn(state.doc.toString()).flatMap((odd) => {
    const place = odd.isAtHome ? null : placeOf(state, odd)
    return place === null ? [] : [{ ...odd, place }]
  })
}

/** null if the character is legitimate there. Comments may contain any text, but invisible characters are reported everywhere. */
function placeOf(state: EditorState, { from, to, kind }: PlacedOddCharacter): OddPlace | null {
  const tree = ensureSyntaxTree(state, to, 50) ?? syntaxTree(state)
  for (
    let node: ReturnType<typeof tree.resolveInner> | null = tree.resolveInner(from, 1);
    node;
    node = node.parent
  ) {
    if (/^(Interpolation|FormatReplacement)$/.test(node.name)) return 'code'
    if (node.name.includes('Comment')) return kind === 'unseen' || kind === 'broken' ? 'code' : null
    if (/String|^Char|RegExp|TextBlock/.test(node.name)) return kind === 'letter' ? null : 'string'
  }
  return 'code'
}

function marksOf(odd: readonly OddInCode[]): DecorationSet {
  return Decoration.set(odd.map(markOf))
}

function markOf(odd: OddInCode): Range<Decoration> {
  const name = oddCharacterText(odd)
  const mark =
    odd.kind === 'unseen' || odd.kind === 'broken'
      ? Decoration.replace({ widget: new UnseenMark(name) })
      : Decoration.mark({ class: 'cm-odd', attributes: { title: name } })
  return mark.range(odd.from, odd.to)
}

/** Placeholder for an invisible character. */
class UnseenMark extends WidgetType {
  readonly #name: string

  constructor(name: string) {
    super()
    this.#name = name
  }

  override eq(other: UnseenMark) {
    return other.#name === this.#name
  }

  override toDOM() {
    const mark = document.createElement('span')
    mark.className = 'cm-odd cm-odd-unseen'
    mark.textContent = '·'
    mark.title = this.#name
    mark.setAttribute('role', 'img')
    mark.setAttribute('aria-label', this.#name)
    return mark
  }
}

export const oddMarks: Extension = [
  oddCharacters,
  EditorView.theme({
    '.cm-odd': { backgroundColor: 'var(--verdict-limit-soft)', outline: '1px solid var(--verdict-limit)' },
    '.cm-odd-unseen': { color: 'var(--verdict-limit)', padding: '0 1px' },
  }),
]
