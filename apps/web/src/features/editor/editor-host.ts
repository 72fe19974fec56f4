import type { EditorSettings, Language } from '@codedojo/contract'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, foldKeymap, indentUnit, syntaxHighlighting } from '@codemirror/language'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import {
  Annotation,
  Compartment,
  EditorSelection,
  EditorState,
  type Extension,
  Prec,
} from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { codeHighlighter, loadedSupport, loadSupport } from '../../lib/code/code-languages.ts'
import type { CaretPosition } from './caret-position.ts'
import { computeTextChange } from './compute-text-change.ts'
import { editorLabel } from './editor-label.ts'
import { type EditorMark, marksExtension, offsetOf, showMarks } from './editor-marks.ts'
import { editorTheme } from './editor-theme.ts'
import { exitOnKey } from './exit-key.ts'
import { type LoadedKeymap, loadKeymap, standardKeymap } from './load-keymap.ts'
import {
  type OddInCode,
  type OddPlace,
  oddCharacters,
  oddMarks,
  repairOdd,
} from './odd-characters/odd-marks.ts'
import type { FieldCaret } from './plain-code-field.tsx'
import { pressSymbolInEditor } from './press-symbol-in-editor.ts'
import type { SymbolKey } from './symbol-keys.ts'
import { androidKeyFix } from './typing/android-key-fix.ts'
import { indentOnInput } from './typing/auto-indentation.ts'
import { closeBrackets } from './typing/close-brackets.ts'
import { parseBeforeIndenting } from './typing/parse-before-indenting.ts'
import { scrollToLineStart } from './typing/scroll-to-line-start.ts'
import { suggestions } from './typing/suggestions.ts'
import { unstorableCharacterFilter } from './unstorable-character-filter.ts'
import { vimListener } from './vim/vim-listener.ts'

export interface EditorHostOptions {
  readonly parent: HTMLElement
  readonly label: string
  readonly settings: EditorSettings
  readonly onChange: (code: string) => void
  readonly onCaret: (place: CaretPosition) => void
  readonly onLeave: () => void
  /** Vim's mode as text, such as `normal`. */
  readonly onMode: (mode: string) => void
  /** Called on an explicit save, such as Vim's `:w`. */
  readonly onSave: () => void
  readonly onOdd: (odd: readonly OddInCode[]) => void
}

/** Marks a change by the page, so that it is not reported as typing. */
const fromOutside = Annotation.define<boolean>()

/** Owns the CodeMirror view. Each language has its own undo history while the page is open. */
export class EditorHost {
  readonly #options: EditorHostOptions
  readonly #view: EditorView
  readonly #states = new Map<Language, EditorState>()
  readonly #keys = new Compartment()
  readonly #preferences = new Compartment()
  readonly #grammar = new Compartment()
  #language: Language | null = null
  #settings: EditorSettings
  #keymap: LoadedKeymap = standardKeymap

  constructor(options: EditorHostOptions) {
    this.#options = options
    this.#settings = options.settings
    this.#view = new EditorView({ parent: options.parent })
    void this.configure(options.settings)
  }

  /** Shows a language's code. Only the differing part is replaced, as one undoable change, so that the caret keeps its place. */
  show(language: Language, code: string) {
    if (this.#language !== language) this.#open(language, code)
    const changes = computeTextChange(this.#view.state.doc.toString(), code)
    if (changes) this.#view.dispatch({ changes, annotations: fromOutside.of(true) })
  }

  async configure(settings: EditorSettings) {
    this.#settings = settings
    this.#keymap = await loadKeymap(settings.keymap)
    if (this.#settings === settings) this.#applyPreferences()
  }

  mark(marks: readonly EditorMark[]) {
    this.#view.dispatch(showMarks(this.#view.state, marks))
  }

  /** Moves the caret to a line (from 1) and column (from 0), and focuses the editor. */
  goTo(line: number, column: number) {
    const anchor = offsetOf(this.#view.state.doc, line, column)
    this.#view.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    })
    this.#view.focus()
  }

  /** Selects whole lines (from 1), and focuses the editor. */
  showLines(from: number, to: number) {
    const { doc } = this.#view.state
    const range = EditorSelection.range(offsetOf(doc, from, 0), offsetOf(doc, to, Number.POSITIVE_INFINITY))
    this.#view.dispatch({
      selection: range,
      effects: EditorView.scrollIntoView(range, { y: 'center' }),
    })
    this.#view.focus()
  }

  focus() {
    this.#view.focus()
  }

  /** Restores caret, scroll position and focus of the plain field that the editor replaces. */
  goOn({ from, to, hasFocus, scrolledPx }: FieldCaret) {
    const { length } = this.#view.state.doc
    this.#view.dispatch({ selection: { anchor: Math.min(from, length), head: Math.min(to, length) } })
    this.#view.scrollDOM.scrollTop = scrolledPx
    if (hasFocus) this.#view.focus()
  }

  /** Scrolls the caret into view after a resize, for example when the on-screen keyboard has opened. */
  showCaret() {
    if (!this.#view.hasFocus) return
    const { head } = this.#view.state.selection.main
    this.#view.dispatch({ effects: EditorView.scrollIntoView(head, { yMargin: 24 }) })
  }

  press(key: SymbolKey) {
    pressSymbolInEditor(this.#view, key)
    this.#view.focus()
  }

  /** Replaces odd characters by plain ones. */
  repair(place: OddPlace) {
    this.#view.dispatch(repairOdd(this.#view.state, place))
    this.#view.focus()
  }

  destroy() {
    this.#view.destroy()
  }

  #open(language: Language, code: string) {
    if (this.#language !== null) this.#states.set(this.#language, this.#view.state)
    this.#language = language
    this.#view.setState(
      this.#states.get(language) ?? EditorState.create({ doc: code, extensions: this.#extensions(language) }),
    )
    this.#applyPreferences()
    this.#reportCaret()
    this.#options.onOdd(this.#view.state.field(oddCharacters))
    void this.#colour(language)
  }

  /** Until the grammar is loaded, or if it fails to load, the code has no highlighting. */
  async #colour(language: Language) {
    const support = await loadSupport(language).catch(() => null)
    if (support && this.#language === language)
      this.#view.dispatch({ effects: this.#grammar.reconfigure(support) })
  }

  #applyPreferences() {
    if (this.#language === null) return
    this.#view.dispatch({
      effects: [
        this.#keys.reconfigure(this.#keymap.extension),
        this.#preferences.reconfigure(this.#preferencesOf(this.#settings)),
      ],
    })
  }

  #extensions(language: Language): Extension[] {
    return [
      vimListener.of({ onMode: this.#options.onMode, onSave: this.#options.onSave }),
      exitOnKey(() => this.#keymap.exitKey, this.#options.onLeave),
      this.#keys.of(this.#keymap.extension),
      this.#preferences.of(this.#preferencesOf(this.#settings)),
      baseExtensions,
      this.#grammar.of(loadedSupport(language) ?? []),
      EditorView.contentAttributes.of({
        tabindex: '0',
        autocapitalize: 'off',
        autocorrect: 'off',
        spellcheck: 'false',
      }),
      EditorView.updateListener.of((update) => {
        const isOwn = update.transactions.some((transaction) => transaction.annotation(fromOutside))
        if (update.docChanged && !isOwn) this.#options.onChange(update.state.doc.toString())
        if (update.docChanged || update.selectionSet) this.#reportCaret()
        const odd = update.state.field(oddCharacters)
        if (odd !== update.startState.field(oddCharacters)) this.#options.onOdd(odd)
      }),
    ]
  }

  #preferencesOf(settings: EditorSettings): Extension[] {
    return [
      EditorView.contentAttributes.of({ 'aria-label': editorLabel(this.#options.label, settings.keymap) }),
      EditorView.theme({ '.cm-scroller': { fontSize: `${settings.fontPx}px` } }),
      EditorState.tabSize.of(settings.tabSize),
      indentUnit.of(' '.repeat(settings.tabSize)),
      settings.wrapsLines ? EditorView.lineWrapping : [],
      settings.suggestsWords ? suggestions : [],
      settings.closesBrackets ? closeBrackets : [],
    ]
  }

  #reportCaret() {
    const { head } = this.#view.state.selection.main
    const line = this.#view.state.doc.lineAt(head)
    this.#options.onCaret({ line: line.number, column: head - line.from + 1 })
  }
}

const baseExtensions: Extension = [
  Prec.highest(parseBeforeIndenting),
  lineNumbers(),
  highlightActiveLineGutter(),
  highlightActiveLine(),
  oddMarks,
  history(),
  drawSelection(),
  EditorState.allowMultipleSelections.of(true),
  indentOnInput,
  androidKeyFix,
  scrollToLineStart,
  bracketMatching(),
  highlightSelectionMatches(),
  syntaxHighlighting(codeHighlighter),
  unstorableCharacterFilter,
  marksExtension,
  editorTheme,
  keymap.of([
    ...defaultKeymap.filter((binding) => binding.key !== 'Mod-Enter'),
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    indentWithTab,
  ]),
]
