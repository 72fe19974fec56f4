import type { Components } from 'react-markdown'
import { MarkdownText } from '../../ui/markdown/markdown-text.tsx'
import { sanitizeUrl } from './sanitize-url.ts'

const components: Required<Pick<Components, 'a' | 'img'>> = {
  // A link or image with a rejected URL is replaced by its text.
  a: ({ children, href }) =>
    href ? (
      <a
        href={href}
        className="text-primary underline underline-offset-2"
        target="_blank"
        rel="noreferrer noopener"
      >
        {children}
      </a>
    ) : (
      children
    ),
  img: ({ src, alt }) =>
    src ? <img src={src} alt={alt ?? ''} loading="lazy" className="my-4 max-w-full rounded-lg" /> : alt,
}

/** Markdown of a problem's author; links and images only over https. */
export function StatementMarkdown({ text }: { text: string }) {
  return <MarkdownText text={text} manner="statement" urlTransform={sanitizeUrl} components={components} />
}
