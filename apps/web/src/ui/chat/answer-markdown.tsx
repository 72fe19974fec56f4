import { memo } from 'react'
import type { Components } from 'react-markdown'
import { Link } from 'react-router'
import { safePath } from '../../lib/address/safe-path.ts'
import { MarkdownText } from '../markdown/markdown-text.tsx'
import { textLinkClasses } from '../text-link.ts'

/** Addresses are only read here, never requested: what leaves this installation is shown as text. */
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
  // Requesting a picture would tell its host what is in the address.
  img: ({ alt }) => alt,
}

/** Markdown of an assistant. It may have been led by somebody else's words, so nothing of it is requested. */
export const AnswerMarkdown = memo(({ text }: { text: string }) => (
  <div className="min-w-0 text-base [&>:first-child]:mt-0 [&>:last-child]:mb-0">
    <MarkdownText text={text} manner="talk" urlTransform={shownAddress} components={components} />
  </div>
))
