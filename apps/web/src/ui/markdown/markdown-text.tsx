import { type ComponentProps, memo, useSyncExternalStore } from 'react'
import Markdown, { type Components, type Options, type UrlTransform } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { CodeBlock } from './code-block.tsx'
import { closeFormulas } from './formula/close-formulas.ts'
import { formulaSourceClass, readLatexFences } from './formula/draw-formulas.ts'
import { formulaPlugins, subscribeToFormulaPlugins } from './formula/formula-plugins.ts'
import { FormulaSource } from './formula/formula-source.tsx'
import { htmlAsText } from './html-as-text.ts'
import { isDrawable } from './is-drawable.ts'
import { keepPlainText } from './keep-plain-text.ts'
import { keepUnitsTogether } from './keep-units-together.ts'
import { PlainText, PlainTextFallback } from './plain-text-fallback.tsx'

/** The page's title is its only h1, so headings of a text start one level lower. */
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
  code: ({ children, className }) =>
    className === formulaSourceClass ? (
      <FormulaSource>{children}</FormulaSource>
    ) : (
      <code className="rounded bg-raised px-1.5 py-0.5 text-[0.86em] break-words">{children}</code>
    ),
  pre: ({ node }) => <CodeBlock node={node} />,
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

/** Keeps the line breaks of chat texts, and the spaces of code. */
const ofTalk: Components = {
  ...components,
  p: ({ children }) => <p className="my-3 break-words whitespace-pre-wrap">{children}</p>,
}

interface MarkdownTextProps {
  text: string
  /** Returns the URL to use for a link or picture, or an empty text to leave the URL out. */
  urlTransform: UrlTransform
  /** Overrides of element components; links and pictures are always the caller's. */
  components: Components & Required<Pick<Components, 'a' | 'img'>>
  manner: Manner
}

/**
 * The syntax of a text. `statement`: by authors, such as statements, editorials and lessons; `$n$` is a formula, and HTML is
 * dropped. `talk`: messages of people and assistants, and own notes; only `$$…$$` and fences named `math` or `latex` are
 * formulas, since prices, shell variables and templates contain single dollars, and what is not clearly markup stays as typed.
 */
export type Manner = 'statement' | 'talk'

const manners = {
  statement: {
    remarkPlugins: [remarkGfm, remarkMath],
    rehypePlugins: [keepUnitsTogether],
    remarkRehypeOptions: null,
  },
  talk: {
    remarkPlugins: [
      [remarkGfm, { singleTilde: false }],
      [remarkMath, { singleDollarTextMath: false }],
      keepPlainText,
    ],
    rehypePlugins: [],
    remarkRehypeOptions: { handlers: htmlAsText },
  },
} satisfies Record<Manner, Required<Pick<Options, 'remarkPlugins' | 'rehypePlugins' | 'remarkRehypeOptions'>>>

/**
 * Renders Markdown by others: GitHub's tables and lists, and formulas according to `manner`; never HTML. The sanitiser runs
 * before the formulas are rendered: it keeps their marker classes and need not allow MathML. A text is parsed again only when
 * it changes.
 */
export const MarkdownText = memo((props: MarkdownTextProps) => {
  const { text, urlTransform, components: own, manner } = props
  const drawing = useSyncExternalStore(subscribeToFormulaPlugins, formulaPlugins, formulaPlugins)
  if (!isDrawable(text)) return <PlainText text={text} />
  return (
    <PlainTextFallback text={text}>
      <Markdown
        {...manners[manner]}
        rehypePlugins={[rehypeSanitize, readLatexFences, ...manners[manner].rehypePlugins, ...drawing]}
        urlTransform={urlTransform}
        components={{ ...(manner === 'talk' ? ofTalk : components), ...own }}
      >
        {closeFormulas(text)}
      </Markdown>
    </PlainTextFallback>
  )
})
