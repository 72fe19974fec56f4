import type { Language } from '@codedojo/contract'
import type { ExtraProps } from 'react-markdown'
import { joinClasses } from '../../lib/join-classes.ts'
import { CopyButton } from '../copy-button.tsx'
import { HighlightedSnippet } from '../highlighted-code.tsx'
import { ScrollRegion } from '../scroll-region.tsx'

/** Language names after a fence, as models and people write them. */
const fenceNames: Readonly<Record<string, Language>> = {
  ...{ cpp: 'cpp', 'c++': 'cpp', cc: 'cpp', c: 'cpp', java: 'java' },
  ...{ python: 'python', python3: 'python', py: 'python' },
  ...{ javascript: 'javascript', js: 'javascript', node: 'javascript' },
}

type Element = NonNullable<ExtraProps['node']>

interface CodeBlockProps {
  /** The `pre` element of the syntax tree. */
  node: Element | undefined
  className?: string
}

/** A fenced code block with the editor's colours, where its language is named, and a copy button. */
export function CodeBlock({ node, className }: CodeBlockProps) {
  const { code, language } = codeOf(node)
  return (
    <figure
      className={joinClasses('my-3 flex items-start rounded-lg border border-line bg-canvas', className)}
    >
      <ScrollRegion label="Code" className="min-w-0 flex-1 overflow-x-auto p-3">
        <pre className="w-max text-ui">
          <code>{language === null ? code : <HighlightedSnippet language={language} code={code} />}</code>
        </pre>
      </ScrollRegion>
      {/* Beside the code: on top of it, the button would cover the ends of long lines. */}
      <span className="shrink-0 p-1">
        <CopyButton label="Copy code" text={code} />
      </span>
    </figure>
  )
}

interface Code {
  readonly code: string
  readonly language: Language | null
}

function codeOf(node: Element | undefined): Code {
  const code = node?.children[0]
  const names = code?.type === 'element' ? code.properties.className : []
  const name = [names].flat().find((each) => String(each).startsWith('language-'))
  const language = fenceNames[String(name).replace('language-', '').toLowerCase()] ?? null
  return { code: textOf(node).replace(/\n$/, ''), language }
}

function textOf(node: Element | Element['children'][number] | undefined): string {
  if (node === undefined) return ''
  if ('children' in node) return node.children.map(textOf).join('')
  return node.type === 'text' ? node.value : ''
}
