import type { Components } from 'react-markdown'
import { MarkdownText } from '../../ui/markdown/markdown-text.tsx'
import { safeAddress } from './safe-address.ts'

const components: Required<Pick<Components, 'a' | 'img'>> = {
  // A link or picture whose address was refused leaves its words.
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

/** Markdown with links and pictures over https, as authors of problems write it. */
export function StatementMarkdown({ text }: { text: string }) {
  return <MarkdownText text={text} manner="statement" urlTransform={safeAddress} components={components} />
}
