import { memo } from 'react'
import type { Components } from 'react-markdown'
import { Link } from 'react-router'
import { safePath } from '../../lib/address/safe-path.ts'
import { MarkdownText } from '../markdown/markdown-text.tsx'
import { textLinkClasses } from '../text-link.ts'

/** Keeps web and mail addresses, which are only shown as text, and paths of this installation; others become empty. */
function shownAddress(address: string): string {
  if (/^https?:\/\//i.test(address) || address.startsWith('mailto:')) return address
  return address.startsWith('/') && !address.startsWith('//') ? safePath(address) : ''
}

const components: Required<Pick<Components, 'a' | 'img'>> = {
  a: ({ children, href = '' }) => {
    if (href.startsWith('/'))
      return (
        <Link to={href} className={textLinkClasses}>
          {children}
        </Link>
      )
    const isItsOwnText = href === '' || href.replace(/^mailto:/, '') === children
    return isItsOwnText ? (
      children
    ) : (
      <>
        {children} <span className="break-all text-muted">({href})</span>
      </>
    )
  },
  // Requesting an image would send data in its URL to another host.
  img: ({ alt }) => alt,
}

/** Renders an assistant's Markdown. A prompt injection may have shaped it, so it loads nothing. */
export const AnswerMarkdown = memo(({ text }: { text: string }) => (
  <div className="min-w-0 text-base [&>:first-child]:mt-0 [&>:last-child]:mb-0">
    <MarkdownText text={text} manner="talk" urlTransform={shownAddress} components={components} />
  </div>
))
