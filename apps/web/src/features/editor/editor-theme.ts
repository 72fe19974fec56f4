import { EditorView } from '@codemirror/view'

/** CodeMirror theme that uses only the app's CSS variables, so that a theme switch needs no new editor. */
export const editorTheme = EditorView.theme({
  '&': { height: '100%', color: 'var(--editor-fg)', backgroundColor: 'var(--editor-bg)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', fontVariantLigatures: 'none', lineHeight: '1.615' },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--editor-cursor)' },
  '.cm-line': { padding: '0 16px 0 8px' },
  '.cm-cursor, .cm-dropCursor': { borderLeft: '2px solid var(--editor-cursor)' },
  '.cm-fat-cursor': { background: 'var(--editor-cursor) !important', color: 'var(--editor-bg) !important' },
  '&:not(.cm-focused) .cm-fat-cursor': {
    background: 'none !important',
    outline: '1px solid var(--editor-cursor) !important',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--editor-selection)',
  },
  '.cm-gutters': {
    backgroundColor: 'var(--editor-bg)',
    color: 'var(--editor-gutter)',
    border: 'none',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '44px', padding: '0 12px 0 8px' },
  '.cm-activeLine': { backgroundColor: 'var(--editor-active-line)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--editor-active-line)', color: 'var(--editor-fg)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--editor-bracket)',
    outline: '1px solid var(--line-strong)',
  },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': { color: 'var(--syn-invalid)' },
  '.cm-searchMatch': { backgroundColor: 'var(--editor-find)' },
  '.cm-searchMatch-selected': { outline: '1px solid var(--editor-cursor)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--editor-bracket)' },
  '.cm-panels': { backgroundColor: 'var(--color-base-200)', color: 'var(--color-base-content)' },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '8px', fontSize: '13px' },
  '.cm-textfield': {
    backgroundColor: 'var(--canvas)',
    border: '1px solid var(--field-line)',
    borderRadius: '6px',
    color: 'var(--color-base-content)',
  },
  '.cm-button': {
    background: 'var(--color-base-300)',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    color: 'var(--color-base-content)',
  },
  '.cm-vim-panel': { padding: '4px 12px', fontFamily: 'var(--font-mono)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--color-base-200)',
    border: '1px solid var(--line-strong)',
    borderRadius: '8px',
    color: 'var(--color-base-content)',
  },
  '.cm-tooltip-autocomplete > ul > li': { padding: '3px 10px', fontFamily: 'var(--font-mono)' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--primary-soft)',
    color: 'var(--color-base-content)',
  },
  // Shows the key that accepts a completion, until one is selected.
  '.cm-tooltip-autocomplete > ul:not(:has([aria-selected])) > li:first-child::after': {
    content: '"Tab"',
    marginLeft: '12px',
    color: 'var(--muted)',
  },
  '.cm-completionDetail': { color: 'var(--muted)' },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--color-base-300)', border: 'none', color: 'var(--muted)' },
  '.cm-diagnostic': { padding: '6px 10px', fontSize: '13px' },
  '.cm-diagnostic-error': { borderLeft: '2px solid var(--verdict-err)' },
  '.cm-diagnostic-warning': { borderLeft: '2px solid var(--verdict-limit)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--verdict-err)',
    textUnderlineOffset: '4px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--verdict-limit)',
    textUnderlineOffset: '4px',
  },
  '.cm-line-error': {
    backgroundColor: 'var(--verdict-err-soft)',
    boxShadow: 'inset 2px 0 0 var(--verdict-err)',
  },
})
