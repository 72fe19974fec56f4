import type { Options } from 'react-markdown'

type Handlers = NonNullable<NonNullable<Options['remarkRehypeOptions']>['handlers']>

const holdersOfBlocks: ReadonlySet<string> = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition'])

/** Shows what looks like HTML, such as `vector<int>`, as typed: none of it becomes an element. */
export const htmlAsText: Handlers = {
  html: (_, { value }: { value: string }, parent) => {
    const text = { type: 'text', value } as const
    if (!holdersOfBlocks.has(parent?.type ?? 'root')) return text
    return { type: 'element', tagName: 'p', properties: {}, children: [text] }
  },
}
