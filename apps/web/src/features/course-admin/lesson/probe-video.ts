export type ProbedVideo =
  | { readonly kind: 'plays'; readonly seconds: number }
  | { readonly kind: 'unplayable'; readonly message: string }

const answerWithinMs = 15_000

/** Checks whether this browser can play the video at a URL, by loading its metadata. */
export function probeVideo(address: string): Promise<ProbedVideo> {
  const video = document.createElement('video')
  video.preload = 'metadata'
  video.muted = true
  return new Promise<ProbedVideo>((resolve) => {
    const timer = setTimeout(() => resolve(unplayable(silent)), answerWithinMs)
    const finish = (probed: ProbedVideo) => {
      clearTimeout(timer)
      resolve(probed)
    }
    video.addEventListener('loadedmetadata', () => finish(judge(video)))
    video.addEventListener('error', () => finish(unplayable(noVideo)))
    video.src = address
    video.load()
  }).finally(() => {
    video.removeAttribute('src')
    video.load()
  })
}

function judge({ videoWidth, duration }: HTMLVideoElement): ProbedVideo {
  if (videoWidth === 0) return unplayable(noPictures)
  return duration > 0 ? { kind: 'plays', seconds: duration } : unplayable(noLength)
}

function unplayable(message: string): ProbedVideo {
  return { kind: 'unplayable', message }
}

const noVideo =
  'At this address is no video that a browser can play. Name the file itself (MP4 with H.264 and AAC, or WebM), not a page that shows it.'
const noPictures =
  'What plays at this address has no pictures that a browser can show. Convert it to MP4 with H.264 and AAC.'
const noLength = 'The video at this address has no length. Export it again.'
const silent =
  'The server at this address does not answer. Look whether the video opens in a tab of its own, and save again.'
