import type { Language } from '@codedojo/contract'
import { cpp } from '@codemirror/lang-cpp'
import { java } from '@codemirror/lang-java'
import { javascript } from '@codemirror/lang-javascript'
import { python } from '@codemirror/lang-python'
import type { LanguageSupport } from '@codemirror/language'
import { tagHighlighter, tags } from '@lezer/highlight'

const supports = { cpp, java, python, javascript } as const satisfies Record<Language, () => LanguageSupport>

/** Grammar, indentation and completions of a language. */
export function supportOf(language: Language): LanguageSupport {
  return supports[language]()
}

/** Names the tokens' classes; their colours are theme tokens, so one highlighter serves every theme. */
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
