import { CirclePlay, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { textLinkClasses } from '../../ui/text-link.ts'
import { parseVideoUrl } from './parse-video-url.ts'

interface SolutionVideoProps {
  /** URL as entered by the author. */
  address: string
  /** Accessible title: "Solution in Python". */
  title: string
}

/** The video of a solution. A third-party player is loaded only after a click. */
export function SolutionVideo({ address, title }: SolutionVideoProps) {
  const video = parseVideoUrl(address)
  switch (video?.kind) {
    case undefined:
      return null
    case 'player':
      return <Player src={video.src} title={title} />
    case 'file':
      return <Film src={video.src} title={title} />
    case 'link':
      return <VideoLink href={video.href} host={video.host} />
  }
}

const frame = 'aspect-video w-full rounded-lg border border-line bg-canvas'

function Film({ src, title }: { src: string; title: string }) {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) {
    return (
      <div className="text-ui text-muted">
        <p>The video could not be loaded.</p>
        <VideoLink href={src} host={new URL(src).host} />
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: an author gives the address of one file, and there are no captions to name.
    <video
      src={src}
      aria-label={title}
      controls
      preload="metadata"
      className={frame}
      onError={() => setIsBroken(true)}
    />
  )
}

function VideoLink({ href, host }: { href: string; host: string }) {
  return (
    <p className="text-ui text-muted">
      <a href={href} target="_blank" rel="noreferrer noopener" className={textLinkClasses}>
        Watch the video on {host}
        <ExternalLink size={14} strokeWidth={1.75} className="ml-1 inline" aria-hidden />
      </a>
    </p>
  )
}

function Player({ src, title }: { src: string; title: string }) {
  const [isAsked, setIsAsked] = useState(false)
  if (!isAsked) {
    return (
      <button
        type="button"
        className={`${frame} flex flex-col items-center justify-center gap-2 hover:border-line-strong`}
        onClick={() => setIsAsked(true)}
      >
        <CirclePlay size={32} strokeWidth={1.5} className="text-muted" aria-hidden />
        <span className="text-body">Play the video</span>
        <span className="text-caption text-muted">It comes from youtube-nocookie.com</span>
      </button>
    )
  }
  return (
    <iframe
      src={src}
      title={title}
      className={frame}
      // YouTube refuses to play when it is not told which site embeds it.
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  )
}
