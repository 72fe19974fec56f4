import { courseLimits } from '@codedojo/contract'
import type { ProbedVideo } from './probed-video.ts'

export interface VideoFacts {
  readonly mimeType: 'video/mp4' | 'video/webm'
  readonly seconds: number
  readonly width: number
  readonly height: number
  /** Codec strings as in RFC 6381. */
  readonly codecs: string
}

export type CheckedVideo =
  | { readonly kind: 'fine'; readonly facts: VideoFacts }
  | { readonly kind: 'refused'; readonly why: string }

const cure = 'Convert it to MP4 with H.264 and AAC, and upload it again.'

/** Codecs that browsers support per container. Source: MDN, "Web video codec guide" and "Web audio codec guide". */
const playable = {
  mp4: { mimeType: 'video/mp4', pictures: ['avc', 'vp9', 'av1'], sounds: ['aac', 'opus', 'mp3'] },
  webm: { mimeType: 'video/webm', pictures: ['vp8', 'vp9', 'av1'], sounds: ['opus', 'vorbis'] },
} as const

const unplayable = {
  quicktime: 'This is a QuickTime video (MOV), which not every browser plays.',
  matroska: 'This is a Matroska video (MKV), which not every browser plays.',
  unknown: 'This is not a video in MP4 or WebM.',
} as const

const pictureNames: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'H.265 (HEVC)',
  prores: 'ProRes',
  mpeg4: 'MPEG-4 Part 2',
}

/** Maximum pixels per side, the limit of VP8, and nearly that of H.264 at its highest level. Source: RFC 6386, 9.1. */
const maxPixels = 16_383

/**
 * Codec profiles that browsers support: H.264 Baseline, Main, Extended and High (ITU-T H.264, annex A), VP9 profile 0
 * (WebM Project, "VP9 levels and profiles"), AV1 Main, including 10 bits (AV1, annex A). Other profiles have more bits
 * or colours than phone screens show.
 */
const playedForms: Readonly<Record<string, RegExp>> = {
  avc: /^avc[13]\.(42|4d|58|64)/i,
  vp9: /^(vp9$|vp09\.00)/i,
  av1: /^(av1$|av01\.0)/i,
}

/** AAC-LC and HE-AAC, of which browsers play at least the LC part. Source: ISO/IEC 14496-3, table 1.17. */
const playedAac = /^(aac$|mp4a\.40\.0?(2|5|29)$|mp4a\.67$)/i

/** Whether every current browser plays the video; otherwise the reason and the remedy. */
export function checkVideoFormat(found: ProbedVideo): CheckedVideo {
  const { container, picture, sounds, seconds, isWhole } = found
  if (container !== 'mp4' && container !== 'webm') return refused(`${unplayable[container]} ${cure}`)
  if (!picture) return refused('There are no pictures in this file. Choose a video.')
  if (Math.max(picture.width, picture.height) > maxPixels) {
    return refused(`Its pictures are larger than ${maxPixels} pixels, which no browser plays. ${cure}`)
  }
  const { mimeType, ...played } = playable[container]
  if (!includes(played.pictures, picture.codec)) {
    const name = pictureNames[picture.codec ?? ''] ?? picture.codec?.toUpperCase() ?? 'a codec nobody knows'
    return refused(`Its pictures are in ${name}, which not every browser plays in this format. ${cure}`)
  }
  if (Math.min(picture.width, picture.height) < 1) {
    return refused('Its pictures have no size. Export it again, and upload the new file.')
  }
  const form = playedForms[picture.codec ?? '']
  if (form && !form.test(picture.parameter ?? '')) {
    const name = pictureNames[picture.codec ?? ''] ?? picture.codec?.toUpperCase()
    return refused(
      `Its pictures are in ${name} with more than 8 bits or 4:2:0, which not every browser plays. ${cure}`,
    )
  }
  const silent = sounds.find(({ codec }) => !includes(played.sounds, codec))
  const rare = sounds.find(({ codec, parameter }) => codec === 'aac' && !playedAac.test(parameter ?? 'aac'))
  if (rare && !silent) {
    return refused(
      `Its sound is in a rare form of AAC (${rare.parameter}), which not every browser plays. ${cure}`,
    )
  }
  if (silent) {
    const name = silent.codec?.toUpperCase() ?? 'a codec nobody knows'
    return refused(`Its sound is in ${name}, which not every browser plays in this format. ${cure}`)
  }
  return judgeLength(
    { seconds, isWhole },
    {
      mimeType,
      seconds,
      width: Math.round(picture.width),
      height: Math.round(picture.height),
      codecs: [picture, ...sounds].map(({ codec, parameter }) => parameter ?? codec ?? '').join(', '),
    },
  )
}

function judgeLength(
  { seconds, isWhole }: Pick<ProbedVideo, 'seconds' | 'isWhole'>,
  facts: VideoFacts,
): CheckedVideo {
  if (!isWhole) return refused('The end of this video is missing. Export it again, and upload the new file.')
  if (!(seconds > 0)) return refused('This video has no length. Export it again, and upload the new file.')
  if (seconds > courseLimits.videoSeconds) {
    return refused(`This video is longer than ${courseLimits.videoSeconds / 3600} hours. Cut it into parts.`)
  }
  return { kind: 'fine', facts }
}

function includes(codecs: readonly string[], codec: string | null): boolean {
  return codec !== null && codecs.includes(codec)
}

function refused(why: string): CheckedVideo {
  return { kind: 'refused', why }
}
