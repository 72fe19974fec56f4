import { writeSync } from 'node:fs'
import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputTrack,
  MATROSKA,
  MP4,
  QTFF,
  type Source,
  UnsupportedInputFormatError,
  WEBM,
} from 'mediabunny'
import { makeParentSource } from './parent-source.ts'
import { emptyProbe, type ProbedVideo, type ReadFile, readingLine } from './probed-video.ts'

// A separate process, see probe-video.ts: probes the given file, or one that its parent reads, and prints the result as JSON.

const containers = new Map([
  [MP4.name, 'mp4'],
  [WEBM.name, 'webm'],
  [QTFF.name, 'quicktime'],
  [MATROSKA.name, 'matroska'],
] as const)

const [kind, named] = process.argv.slice(2)
if (named === undefined) throw new Error('The path of a file, or a length, is missing.')
// Synchronous write: a kernel limit may end this process at any moment from here on.
writeSync(1, `${readingLine}\n`)
const source = kind === 'file' ? new FilePathSource(named) : makeParentSource(Number(named))
writeSync(1, JSON.stringify(await read(source)))
// The channel to the server would keep this process alive.
if (process.connected) process.disconnect()

async function read(source: Source): Promise<ReadFile> {
  using input = new Input({ formats: [MP4, QTFF, WEBM, MATROSKA], source })
  try {
    return { kind: 'found', found: await found(input) }
  } catch (error) {
    if (error instanceof UnsupportedInputFormatError) return { kind: 'found', found: emptyProbe }
    // An I/O error is not the file's fault; parsing errors have no `errno`.
    if (error instanceof Error && 'errno' in error) throw error
    return { kind: 'damaged' }
  }
}

async function found(input: Input): Promise<ProbedVideo> {
  const { name } = await input.getFormat()
  const picture = await input.getPrimaryVideoTrack()
  const sounds = await input.getAudioTracks()
  const statedSeconds = await input.getDurationFromMetadata()
  const seconds = await input.computeDuration()
  const first = picture ?? sounds[0]
  return {
    container: containers.get(name) ?? 'unknown',
    picture: picture && {
      codec: await picture.getCodec(),
      parameter: await picture.getCodecParameterString(),
      width: await picture.getDisplayWidth(),
      height: await picture.getDisplayHeight(),
    },
    sounds: await Promise.all(
      sounds.map(async (track) => ({
        codec: await track.getCodec(),
        parameter: await track.getCodecParameterString(),
      })),
    ),
    seconds: statedSeconds ?? seconds,
    isWhole: first !== undefined && (await hasLastPacket(first)) && reaches(seconds, statedSeconds),
  }
}

/** If the header has an index, the last indexed sample must exist. */
async function hasLastPacket(track: InputTrack): Promise<boolean> {
  const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY)
  return last !== null && last.data.byteLength > 0
}

/** Otherwise the samples must reach the stated duration; the last frame has no duration of its own. */
function reaches(seconds: number, statedSeconds: number | null): boolean {
  return statedSeconds === null || seconds >= statedSeconds * 0.98 - 1
}
