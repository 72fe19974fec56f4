import { memo } from 'react'
import type { Components } from 'react-markdown'
import { CodeBlock } from '../../../ui/markdown/code-block.tsx'
import { MarkdownText } from '../../../ui/markdown/markdown-text.tsx'
import { allowedLink, userTextComponents } from '../../../ui/markdown/user-text-components.tsx'
import { type MentionedPerson, MentionWords } from './mention-text.tsx'

interface MessageTextProps {
  text: string
  /** The people mentioned in it. */
  mentions: readonly MentionedPerson[]
  readerId: string
}

/** A message as Markdown. It loads nothing from other sites unless somebody follows a link. */
export const MessageText = memo(({ text, mentions, readerId }: MessageTextProps) => (
  <div className="min-w-0 text-base [&>:first-child]:mt-0 [&>:last-child]:mb-0">
    <MarkdownText
      text={text}
      manner="talk"
      urlTransform={allowedLink}
      components={{ ...drawn, ...withMentions({ people: mentions, readerId }) }}
    />
  </div>
))

const drawn: Required<Pick<Components, 'a' | 'img' | 'pre'>> = {
  ...userTextComponents,
  pre: ({ node }) => <CodeBlock node={node} className="my-2! w-fit max-w-full" />,
}

/** Keeps the author's line breaks, and highlights mentions. */
function withMentions(mention: { people: readonly MentionedPerson[]; readerId: string }): Components {
  return {
    p: ({ children }) => (
      <p dir="auto" className="my-1 text-left break-words whitespace-pre-wrap">
        <MentionWords {...mention}>{children}</MentionWords>
      </p>
    ),
    li: ({ children }) => (
      <li dir="auto" className="text-left">
        <MentionWords {...mention}>{children}</MentionWords>
      </li>
    ),
  }
}
