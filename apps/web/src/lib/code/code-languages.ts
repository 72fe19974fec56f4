import type { Language } from '@codedojo/contract'
import type { LanguageSupport } from '@codemirror/language'
import { tagHighlighter, tags } from '@lezer/highlight'

const loaders = {
  cpp: async () => (await import('@codemirror/lang-cpp')).cpp(),
  java: async () => (await import('@codemirror/lang-java')).java(),
  python: async () => (await import('@codemirror/lang-python')).python(),
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript(),
} as const satisfies Record<Language, () => Promise<LanguageSupport>>

const loaded = new Map<Language, LanguageSupport>()

/** The loaded CodeMirror support of a language: grammar, indentation and completions; null if not loaded yet. */
export function loadedSupport(language: Language): LanguageSupport | null {
  return loaded.get(language) ?? null
}

/** Loads the support of a language once: a grammar is as large as a page. */
export async function loadSupport(language: Language): Promise<LanguageSupport> {
  const support = loaded.get(language) ?? (await loaders[language]())
  // Of two concurrent loads the first result is used.
  const kept = loaded.get(language) ?? support
  loaded.set(language, kept)
  return kept
}

/** Gives tokens CSS classes whose colours are theme tokens, so that one highlighter serves every theme. */
export const codeHighlighter = tagHighlighter([
  { tag: [tags.keyword, tags.modifier, tags.self, tags.moduleKeyword], class: 'tok-keyword' },
  { tag: [tags.string, tags.special(tags.string), tags.character, tags.regexp], class: 'tok-string' },
  { tag: [tags.number], class: 'tok-number' },
  { tag: [tags.comment, tags.docComment], class: 'tok-comment' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
    ],
    class: 'tok-function',
  },
  { tag: [tags.typeName, tags.className, tags.namespace, tags.standard(tags.typeName)], class: 'tok-type' },
  {
    tag: [tags.bool, tags.null, tags.atom, tags.constant(tags.variableName), tags.escape],
    class: 'tok-constant',
  },
  {
    tag: [tags.operator, tags.derefOperator, tags.logicOperator, tags.compareOperator],
    class: 'tok-operator',
  },
  { tag: [tags.processingInstruction, tags.meta, tags.annotation], class: 'tok-keyword' },
  { tag: [tags.invalid], class: 'tok-invalid' },
])
