/** How a video can be shown: in YouTube's player, as a file, or only as a link. */
export type Video =
  | { readonly kind: 'player'; readonly src: string }
  | { readonly kind: 'file'; readonly src: string }
  | { readonly kind: 'link'; readonly href: string; readonly host: string }

const youtubeHosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'])
const videoFile = /\.(?:mp4|m4v|webm|ogv)$/i

/** null if not an https URL. */
export function parseVideoUrl(address: string): Video | null {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return null
  const id = youtubeIdOf(url)
  if (id !== null) return { kind: 'player', src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` }
  if (videoFile.test(url.pathname)) return { kind: 'file', src: url.href }
  return { kind: 'link', href: url.href, host: url.host }
}

function youtubeIdOf({ host, pathname, searchParams }: URL): string | null {
  const [, first = '', second = ''] = pathname.split('/')
  if (host === 'youtu.be') return idIn(first)
  if (!youtubeHosts.has(host)) return null
  if (first === 'watch') return idIn(searchParams.get('v') ?? '')
  return ['embed', 'shorts', 'live'].includes(first) ? idIn(second) : null
}

function idIn(text: string): string | null {
  return /^[\w-]{11}$/.test(text) ? text : null
}
