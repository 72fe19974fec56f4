import { useQuery } from '@tanstack/react-query'
import type { Components } from 'react-markdown'
import { Link } from 'react-router'
import { safePath } from '../../lib/address/safe-path.ts'
import { MarkdownText } from '../../ui/markdown/markdown-text.tsx'
import { MissingOrFailed } from '../../ui/missing-or-failed.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { textLinkClasses } from '../../ui/text-link.ts'
import { helpPageQuery } from './queries.ts'

/** One page of help. */
export function HelpText({ slug }: { slug: string }) {
  const reading = useQuery(helpPageQuery(slug))
  const { data, isPending } = reading
  if (isPending) return <ListSkeleton />
  if (data === undefined)
    return (
      <>
        <h1 className="mb-4 text-display">Help</h1>
        <MissingOrFailed
          reading={reading}
          missing="There is no such page of help."
          failed="Failed to load the page."
        />
      </>
    )
  return (
    <article className="max-w-[680px]">
      <h1 className="text-display break-words">{data.title}</h1>
      <p className="mt-1 text-base text-muted">{data.summary}</p>
      <div className="mt-4 text-statement">
        <MarkdownText
          text={data.markdown}
          manner="statement"
          urlTransform={insidePath}
          components={components}
        />
      </div>
    </article>
  )
}

/** The path of a link in a help page. Help pages link only within this installation. */
function insidePath(address: string): string {
  return address.startsWith('/') ? safePath(address) : ''
}

const components: Required<Pick<Components, 'a' | 'img'>> = {
  a: ({ children, href }) =>
    href ? (
      <Link to={href} className={textLinkClasses}>
        {children}
      </Link>
    ) : (
      children
    ),
  img: ({ alt }) => alt,
}

function ListSkeleton() {
  return (
    <Skeleton label="Loading the page" className="max-w-[680px] space-y-4">
      <Bone className="h-7 w-1/2" />
      <Bone />
      <Bone />
      <Bone className="w-2/3" />
    </Skeleton>
  )
}
