import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeVideoFile } from '../../testing/make-video-file.ts'
import { startApp } from '../../testing/start-app.ts'
import { tusClient } from '../../testing/tus-client.ts'
import { probeVideo } from './probe-video.ts'

/** Makes the video files readable for another process. */
function readWith(program: string): Disposable {
  const { execPath } = process
  process.execPath = program
  return {
    [Symbol.dispose]: () => {
      process.execPath = execPath
    },
  }
}

async function readWithScript(script: string) {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-reader-'))
  await writeFile(join(folder, 'reader'), `#!/bin/sh\n${script}\n`, { mode: 0o700 })
  const reading = readWith(join(folder, 'reader'))
  return {
    [Symbol.asyncDispose]: async () => {
      reading[Symbol.dispose]()
      await rm(folder, { recursive: true })
    },
  }
}

test('a video that nothing can look into is kept, and finishing it can be asked for again', async () => {
  await using server = await startApp()
  const admin = await server.signUpAdmin()
  const file = await makeVideoFile({ container: 'webm', picture: 'vp8' })
  const address = await tusClient(server, admin).address(file.length)
  const id = address.split('/').at(-1)

  const failed: number[] = []
  for (const program of ['/bin/false', '/bin/true', '/nowhere']) {
    using _reader = readWith(program)
    const from = failed.length === 0 ? tusClient(server, admin).put(address, 0, file) : null
    failed.push((await (from ?? admin.get(`/admin/video/${id}`))).statusCode)
  }
  const kept = await readdir(join(server.config.dataFolder, 'videos/uploads'))

  expect(failed).toEqual([500, 500, 500])
  expect(kept).toEqual([id, `${id}.json`])
  expect((await admin.get(`/admin/video/${id}`)).statusCode).toBe(200)
})

test.each(['XCPU', 'ABRT'])('a file that takes more than its limits is refused: %s', async (signal) => {
  await using _reader = await readWithScript(`echo reading; kill -${signal} $$`)
  expect(await probeVideo({ kind: 'file', path: 'x' })).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining('too much memory or time'),
  })
})

test.each(['kill -ABRT $$', 'echo reading; kill -KILL $$', 'echo reading; exit 1'])(
  'a reader that fails by itself refuses nothing: %s',
  async (script) => {
    await using _reader = await readWithScript(script)
    await expect(probeVideo({ kind: 'file', path: 'x' })).rejects.toThrow('Nothing can look into a video.')
  },
)
