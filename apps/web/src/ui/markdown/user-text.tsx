import { MarkdownText } from './markdown-text.tsx'
import { allowedLink, userTextComponents } from './user-text-components.tsx'

/** Markdown that users wrote for others: it loads nothing from other hosts. */
export function UserText({ text }: { text: string }) {
  return (
    <div className="min-w-0 text-base [&>:first-child]:mt-0 [&>:last-child]:mb-0" dir="auto">
      <MarkdownText text={text} manner="talk" urlTransform={allowedLink} components={userTextComponents} />
    </div>
  )
}
