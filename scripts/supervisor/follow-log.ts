import { open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { openLog } from './log-file.ts'

const lookEveryMs = 100

/** Passes on each line appended to a log from now on, like `tail -f`. Disposing passes on the rest and ends. */
export async function followLog(path: string, tell: (line: string) => void): Promise<AsyncDisposable> {
  await (await openLog(path)).close()
  const file = await open(path, 'r')
  const stopping = new AbortController()
  let position = (await file.stat()).size
  let rest = ''
  const tellNew = async () => {
    const { size } = await file.stat()
    // The log was rotated and starts again.
    if (size < position) position = 0
    if (size === position) return
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(size - position), position })
    position += bytesRead
    const lines = `${rest}${buffer.toString('utf8', 0, bytesRead)}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) tell(line)
  }
  const loop = async () => {
    while (!stopping.signal.aborted) {
      await tellNew()
      await sleep(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
    await tellNew()
    await file.close()
  }
  const following = loop()
  return {
    [Symbol.asyncDispose]: async () => {
      stopping.abort()
      await following
    },
  }
}
