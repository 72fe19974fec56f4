import type { Options } from 'react-markdown'
import type { Element } from './formula/formula-elements.ts'

type Plugin = NonNullable<NonNullable<Options['rehypePlugins']>[number]>
type Child = Element['children'][number]

const withUnit = /(\d) (?=(?:ms|s|KB|MB|GB|%)(?![\p{L}\p{N}]))/gu

/** A plugin that keeps a number and its unit on one line in author texts; code stays as it is. */
export const keepUnitsTogether: Plugin = () => keepIn

function keepIn(parent: { children: Child[] }): void {
  for (const child of parent.children) {
    if (child.type === 'text') child.value = child.value.replaceAll(withUnit, '$1\u00a0')
    else if (child.type === 'element' && child.tagName !== 'code') keepIn(child)
  }
}
