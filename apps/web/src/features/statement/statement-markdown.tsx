import 'katex/dist/katex.min.css'
import type { ComponentProps } from 'react'
import Markdown, { type Components } from 'react-markdown'
import rehypeKatex from 'rehype-katex'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { safeAddress } from './safe-address.ts'

/** The sanitiser runs before the formulas are drawn: their markers must pass it, their drawing need not. */
const schema = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    code: [...(defaultSchema.attributes?.code ?? []), ['className', 'math-inline', 'math-display']],
  },
} satisfies typeof defaultSchema

/** The title of the page is the only h1, so headings in a statement start one level lower. */
const Heading = ({ children }: ComponentProps<'h2'>) => (
  <h2 className="mt-6 mb-2 text-body font-semibold">{children}</h2>
)
const SubHeading = ({ children }: ComponentProps<'h3'>) => (
  <h3 className="mt-5 mb-2 text-body font-semibold text-muted">{children}</h3>
)

const components: Components = {
  h1: Heading,
  h2: Heading,
  h3: SubHeading,
  h4: SubHeading,
  h5: SubHeading,
  h6: SubHeading,
  p: ({ children }) => <p className="my-3 break-words">{children}</p>,
  ul: ({ children }) => <ul className="my-3 list-disc space-y-1 pl-6 marker:text-faint">{children}</ul>,
  ol: ({ children }) => <ol className="my-3 list-decimal space-y-1 pl-6 marker:text-faint">{children}</ol>,
  code: ({ children }) => (
    <code className="rounded bg-raised px-1.5 py-0.5 text-[0.86em] break-words">{children}</code>
  ),
  pre: ({ children }) => (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop the keyboard could not scroll wide code.
      tabIndex={0}
      className="my-3 overflow-x-auto rounded-lg border border-line bg-canvas p-3 text-ui [&_code]:bg-transparent [&_code]:p-0 [&_code]:text-ui"
    >
      {children}
    </pre>
  ),
  a: ({ children, href }) => (
    <a
      href={href}
      className="text-primary underline underline-offset-2"
      target="_blank"
      rel="noreferrer noopener"
    >
      {children}
    </a>
  ),
  // A picture whose address was refused leaves its words.
  img: ({ src, alt }) =>
    src ? <img src={src} alt={alt ?? ''} loading="lazy" className="my-4 max-w-full rounded-lg" /> : alt,
  blockquote: ({ children }) => (
    <blockquote className="my-3 border-l-2 border-line-strong pl-4 text-muted">{children}</blockquote>
  ),
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop the keyboard could not scroll a wide table.
    <div className="my-3 overflow-x-auto" tabIndex={0}>
      <table className="table w-auto">{children}</table>
    </div>
  ),
}

/** Markdown of a problem's author: GitHub's tables and lists, formulas, no raw HTML. */
export function StatementMarkdown({ text }: { text: string }) {
  return (
    <Markdown
      remarkPlugins={[remarkGfm, remarkMath]}
      rehypePlugins={[[rehypeSanitize, schema], rehypeKatex]}
      urlTransform={safeAddress}
      components={components}
    >
      {text}
    </Markdown>
  )
}
