import { writeSync } from 'node:fs'
import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputTrack,
  MATROSKA,
  MP4,
  QTFF,
  UnsupportedInputFormatError,
  WEBM,
} from 'mediabunny'
import { emptyProbe, type ProbedVideo, type ReadFile, readingLine } from './probed-video.ts'

// A program of its own, see probe-video.ts: reads the file that it is told and says what it found as JSON.

const containers = new Map([
  [MP4.name, 'mp4'],
  [WEBM.name, 'webm'],
  [QTFF.name, 'quicktime'],
  [MATROSKA.name, 'matroska'],
] as const)

const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('The path of a file is missing.')
// Not buffered: a limit of the kernel may end this program at any moment from here on.
writeSync(1, `${readingLine}\n`)
writeSync(1, JSON.stringify(await read(path)))

async function read(file: string): Promise<ReadFile> {
  using input = new Input({ formats: [MP4, QTFF, WEBM, MATROSKA], source: new FilePathSource(file) })
  try {
    return { kind: 'found', found: await found(input) }
  } catch (error) {
    if (error instanceof UnsupportedInputFormatError) return { kind: 'found', found: emptyProbe }
    // A disk that does not answer is no fault of the file; what else fails is one that has no name.
    if (error instanceof Error && 'errno' in error) throw error
    return { kind: 'damaged' }
  }
}

async function found(input: Input): Promise<ProbedVideo> {
  const { name } = await input.getFormat()
  const picture = await input.getPrimaryVideoTrack()
  const sounds = await input.getAudioTracks()
  const told = await input.getDurationFromMetadata()
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
    seconds: told ?? seconds,
    isWhole: first !== undefined && (await hasLastPacket(first)) && reaches(seconds, told),
  }
}

/** Where the head lists everything, what it lists last must be there. */
async function hasLastPacket(track: InputTrack): Promise<boolean> {
  const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY)
  return last !== null && last.data.byteLength > 0
}

/** Where it does not, what there is must reach the length that it names; the last picture has no length of its own. */
function reaches(seconds: number, told: number | null): boolean {
  return told === null || seconds >= told * 0.98 - 1
}
