import { memo } from 'react'
import type { Components } from 'react-markdown'
import { Link } from 'react-router'
import { safePath } from '../../../lib/safe-path.ts'
import { CodeBlock } from '../../../ui/markdown/code-block.tsx'
import { MarkdownText } from '../../../ui/markdown/markdown-text.tsx'
import { textLinkClasses } from '../../../ui/text-link.ts'
import { MentionWords, type Named } from './mention-words.tsx'

interface MessageTextProps {
  text: string
  /** People who are named in it. */
  mentions: readonly Named[]
  readerId: string
}

/** Markdown that somebody wrote to everybody. Links are followed only by a click, and pictures are never requested. */
export const MessageText = memo(({ text, mentions, readerId }: MessageTextProps) => (
  <div className="min-w-0 text-base [&>:first-child]:mt-0 [&>:last-child]:mb-0">
    <MarkdownText
      text={text}
      showsHtml
      urlTransform={followedAddress}
      components={{ ...drawn, ...withMentions({ people: mentions, readerId }) }}
    />
  </div>
))

/** The web, mail, and pages of this installation. */
function followedAddress(address: string): string {
  if (/^(https?:\/\/|mailto:)/i.test(address)) return address
  return address.startsWith('/') && !address.startsWith('//') ? safePath(address) : ''
}

const drawn: Required<Pick<Components, 'a' | 'img' | 'pre'>> = {
  a: ({ children, href = '' }) => {
    if (href === '') return children
    if (href.startsWith('/'))
      return (
        <Link to={href} className={textLinkClasses}>
          {children}
        </Link>
      )
    return (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className={`${textLinkClasses} break-all`}
      >
        {children}
      </a>
    )
  },
  // Requesting a picture would tell its host who reads here.
  img: ({ alt }) => alt,
  pre: ({ node }) => <CodeBlock node={node} className="my-2! w-fit max-w-full" />,
}

/** Lines end where the writer ended them. */
function withMentions(mention: { people: readonly Named[]; readerId: string }): Components {
  return {
    p: ({ children }) => (
      <p dir="auto" className="my-1 text-left break-words whitespace-pre-line">
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
