import { createContext, type ReactNode, use } from 'react'
import type { Components } from 'react-markdown'
import { Link } from 'react-router'
import { safePath } from '../../lib/address/safe-path.ts'
import { textLinkClasses } from '../text-link.ts'

/*
 * How it works: in texts by users, links are followed only by a click, and a picture is loaded only from this installation's
 * picture store. Another host would learn who reads the text, and when.
 */

/** The link if it is allowed: to the web, mail, or a page of this installation; else empty. */
export function allowedLink(address: string): string {
  if (/^(https?:\/\/|mailto:)/i.test(address)) return address
  return address.startsWith('/') && !address.startsWith('//') ? safePath(address) : ''
}

const keptPictures = /^\/(pictures\/|api\/problem\/[^/]+\/asset\/)/

/** Whether a picture is the content of a link, which may not contain another link. */
const IsInLink = createContext(false)

/** How links and pictures are drawn; their URLs have passed `allowedLink`. */
export const userTextComponents: Required<Pick<Components, 'a' | 'img'>> = {
  a: ({ children, href = '' }) => <WrittenLink href={href}>{children}</WrittenLink>,
  img: ({ src = '', alt = '' }) => <WrittenPicture src={src} alt={alt} />,
}

function WrittenLink({ href, children }: { href: string; children: ReactNode }) {
  if (href === '') return children
  const words = <IsInLink value={true}>{children}</IsInLink>
  if (href.startsWith('/'))
    return (
      <Link to={href} className={textLinkClasses}>
        {words}
      </Link>
    )
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={`${textLinkClasses} break-all`}
    >
      {words}
    </a>
  )
}

/** The picture, or a link to it that names its host. */
function WrittenPicture({ src, alt }: { src: string; alt: string }) {
  const isInLink = use(IsInLink)
  if (keptPictures.test(src))
    return <img src={src} alt={alt} loading="lazy" className="my-2 max-w-full rounded-lg" />
  const host = /^https?:/i.test(src) ? URL.parse(src)?.host : undefined
  if (host === undefined) return alt
  const words = alt === '' ? `Picture at ${host}` : `${alt} (picture at ${host})`
  return isInLink ? words : <WrittenLink href={src}>{words}</WrittenLink>
}
