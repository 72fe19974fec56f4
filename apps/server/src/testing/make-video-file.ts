import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

const containers = {
  mp4: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  webm: () => new WebMOutputFormat(),
  mov: () => new MovOutputFormat(),
  mkv: () => new MkvOutputFormat(),
} as const

/** Minimal codec configuration records with profile and level. Source: ISO/IEC 14496-15, "avcC", "hvcC". */
const pictures = {
  vp8: { codec: 'vp8', decoder: { codec: 'vp8' } },
  avc: {
    codec: 'avc',
    decoder: { codec: 'avc1.64001f', description: Uint8Array.of(1, 0x64, 0, 0x1f, 0xff, 0xe0, 0, 0) },
  },
  avcHigh10: {
    codec: 'avc',
    decoder: { codec: 'avc1.6e001f', description: Uint8Array.of(1, 0x6e, 0, 0x1f, 0xff, 0xe0, 0, 0) },
  },
  hevc: {
    codec: 'hevc',
    decoder: {
      codec: 'hev1.1.6.L93.B0',
      description: Uint8Array.of(
        ...[1, 1, 0x60, 0, 0, 0, 0xb0, 0, 0, 0, 0, 0, 93, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, 0],
      ),
    },
  },
} as const
const sounds = {
  opus: { codec: 'opus', decoder: { codec: 'opus' } },
  flac: {
    codec: 'flac',
    decoder: {
      codec: 'flac',
      description: Uint8Array.of(0x66, 0x4c, 0x61, 0x43, 0x80, 0, 0, 34, ...Array(34).fill(0)),
    },
  },
} as const

export interface VideoOptions {
  readonly container: keyof typeof containers
  readonly picture: keyof typeof pictures | null
  readonly sound?: keyof typeof sounds
  readonly seconds?: number
  readonly bytesPerFrame?: number
}

/** Creates a valid video container without displayable frames: ten frames of zero bytes per second. */
export async function makeVideoFile(options: VideoOptions): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format: containers[options.container](), target })
  const picture = options.picture && pictures[options.picture]
  const sound = options.sound && sounds[options.sound]
  const frames = picture && new EncodedVideoPacketSource(picture.codec)
  const samples = sound && new EncodedAudioPacketSource(sound.codec)
  if (frames) output.addVideoTrack(frames)
  if (samples) output.addAudioTrack(samples)
  await output.start()
  for (let at = 0; at < (options.seconds ?? 12) * 10; at += 1) {
    const bytes = new Uint8Array(options.bytesPerFrame ?? 200)
    const type = at % 10 === 0 ? 'key' : 'delta'
    await frames?.add(new EncodedPacket(bytes, type, at / 10, 0.1), {
      decoderConfig: {
        codedWidth: 320,
        codedHeight: 180,
        ...picture?.decoder,
        codec: picture?.decoder.codec ?? '',
      },
    })
    await samples?.add(new EncodedPacket(bytes, 'key', at / 10, 0.1), {
      decoderConfig: {
        numberOfChannels: 2,
        sampleRate: 48_000,
        ...sound?.decoder,
        codec: sound?.decoder.codec ?? '',
      },
    })
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}
