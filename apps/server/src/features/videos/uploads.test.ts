import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { courseLimits } from '@codedojo/contract'
import { expect, test, vi } from 'vitest'
import { makeVideoFile } from '../../testing/make-video-file.ts'
import { startApp } from '../../testing/start-app.ts'
import { tusClient } from '../../testing/tus-client.ts'
import { cleanUploadName } from './clean-upload-name.ts'
import { finishUpload } from './finish-upload.ts'
import { FolderUploads } from './storage/folder-uploads.ts'

const filesIn = (folder: string, ...below: string[]) => readdir(join(folder, 'videos', ...below))

test('a video comes in parts, is looked into at its last byte and told by its facts', async () => {
  await using server = await startApp()
  const admin = await server.signUpAdmin()
  const tus = tusClient(server, admin)
  const file = await makeVideoFile({ container: 'mp4', picture: 'avc', bytesPerFrame: 2000 })

  const address = await tus.address(file.length, 'C:\\films\\Two pointers.mp4')
  const first = await tus.put(address, 0, file.subarray(0, 200_000))
  const between = await tus.head(address)
  const unfinished = await admin.get(address.slice('/api'.length))
  const last = await tus.put(address, 200_000, file.subarray(200_000))
  const found = await admin.get(address.slice('/api'.length))

  expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '200000'])
  expect(between.headers).toMatchObject({
    'upload-offset': '200000',
    'upload-length': String(file.length),
    'cache-control': 'no-store',
  })
  expect(unfinished.json()).toMatchObject({ code: 'video_not_found' })
  expect(last.statusCode).toBe(204)
  const id = address.split('/').at(-1)
  expect(found.json()).toEqual({
    ...{ _id: id, name: 'Two pointers.mp4', bytes: file.length, seconds: 12 },
    ...{ width: 320, height: 180, codecs: 'avc1.64001f' },
  })
  expect(await filesIn(server.config.dataFolder)).toEqual([id, 'uploads'].toSorted())
  expect(await filesIn(server.config.dataFolder, 'uploads')).toEqual([])
})

test('an upload goes on after a restart, and one whose last answer was lost is not sent again', async () => {
  await using server = await startApp()
  const admin = await server.signUpAdmin()
  const file = await makeVideoFile({ container: 'webm', picture: 'vp8', sound: 'opus' })
  const address = await tusClient(server, admin).address(file.length)
  await tusClient(server, admin).put(address, 0, file.subarray(0, 1000))

  await using restarted = await startApp({ DATA_DIR: server.config.dataFolder })
  const other = await restarted.signUpAdmin()
  const tus = tusClient(restarted, other)
  const stands = await tus.head(address)
  await tus.put(address, 1000, file.subarray(1000))

  expect(stands.headers['upload-offset']).toBe('1000')
  expect((await tus.head(address)).headers['upload-offset']).toBe(String(file.length))
  expect((await other.get(address.slice('/api'.length))).json()).toMatchObject({ codecs: 'vp8, opus' })
})

test('an upload that came to its end while the server died is looked into when it is asked for', async () => {
  await using server = await startApp()
  const admin = await server.signUpAdmin()
  const file = await makeVideoFile({ container: 'webm', picture: 'vp8' })
  const address = await tusClient(server, admin).address(file.length)
  await writeFile(join(server.config.dataFolder, 'videos/uploads', address.split('/').at(-1) ?? ''), file)

  const asked = await Promise.all([1, 2].map(() => admin.get(address.slice('/api'.length))))

  expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})

test('an upload that two servers finish at the same time is kept once', async () => {
  await using server = await startApp()
  const admin = await server.signUpAdmin()
  const file = await makeVideoFile({ container: 'webm', picture: 'vp8' })
  const address = await tusClient(server, admin).address(file.length)
  const id = address.split('/').at(-1) ?? ''
  const folder = join(server.config.dataFolder, 'videos')
  await writeFile(join(folder, 'uploads', id), file)
  const [one, other] = [1, 2].map(() => new FolderUploads(join(folder, 'uploads'), folder))
  if (!one || !other) throw new Error('There are two.')
  // The other server has moved the file, but not inserted its row yet.
  const take = vi.spyOn(one, 'take').mockImplementation(async (...all) => {
    take.mockRestore()
    await other.take(...all)
    return await one.take(...all)
  })

  const row = await finishUpload(server.context, { store: one, id })

  expect(row).toMatchObject({ id, bytes: file.length })
  expect(await filesIn(server.config.dataFolder)).toEqual([id, 'uploads'].toSorted())
})

test.each([
  ['H.265', { container: 'mp4', picture: 'hevc' }, /H\.265 \(HEVC\).*Convert it to MP4 with H\.264/],
  ['QuickTime', { container: 'mov', picture: 'avc' }, /QuickTime video \(MOV\).*Convert it to MP4/],
  ['Matroska', { container: 'mkv', picture: 'avc' }, /Matroska video \(MKV\).*Convert it to MP4/],
  ['10 bits', { container: 'mp4', picture: 'avcHigh10' }, /more than 8 bits/],
  ['FLAC', { container: 'mp4', picture: 'avc', sound: 'flac' }, /sound is in FLAC/],
  ['sound only', { container: 'webm', picture: null, sound: 'opus' }, /no pictures/],
] as const)('%s is refused with what to do, and leaves no file', async (_, options, words) => {
  await using server = await startApp()
  const admin = await server.signUpAdmin()
  const tus = tusClient(server, admin)

  const { id, answer } = await tus.upload(await makeVideoFile(options))

  expect([answer.statusCode, answer.json().code]).toEqual([400, 'video_refused'])
  expect(answer.json().message).toMatch(words)
  const again = await admin.get(`/admin/video/${id}`)
  expect(again.json()).toMatchObject({ code: 'video_refused', message: answer.json().message })
  expect(await filesIn(server.config.dataFolder)).toEqual(['uploads'])
  expect(await filesIn(server.config.dataFolder, 'uploads')).toEqual([`${id}.refused`])
})

test('what is cut, empty, hostile or no video is refused', async () => {
  await using server = await startApp()
  const tus = tusClient(server, await server.signUpAdmin())
  const mp4 = await makeVideoFile({ container: 'mp4', picture: 'avc' })
  const webm = await makeVideoFile({ container: 'webm', picture: 'vp8' })
  // The sample table of an MP4, with a claimed number of four thousand million entries.
  const huge = Buffer.from(mp4)
  huge.fill(0xff, huge.indexOf('stsz') + 12, huge.indexOf('stsz') + 16)
  const files = [
    mp4.subarray(0, mp4.length / 2),
    webm.subarray(0, webm.length / 2),
    huge,
    Buffer.from('<html>Not a video</html>'.repeat(100)),
    Buffer.from('GIF89a'),
  ]

  for (const file of files) {
    const { answer } = await tus.upload(file)
    expect(answer.json()).toMatchObject({ code: 'video_refused' })
  }
})

test('nobody but an admin of this site sends anything, and nothing is read of others', async () => {
  await using server = await startApp()
  const [admin, learner] = [await server.signUpAdmin(), await server.signUp()]
  const address = await tusClient(server, admin).address(1000)
  const part = Buffer.alloc(1000)

  const nobody = tusClient(server, { cookie: '' })
  const others = [nobody, tusClient(server, learner)]
  const codes = []
  for (const tus of others) {
    const answers = [await tus.begin(10), await tus.head(address), await tus.put(address, 0, part)]
    codes.push([...answers, await tus.cancel(address)].map(({ statusCode }) => statusCode))
  }
  const abroad = await server.request({
    method: 'PATCH',
    url: address,
    headers: {
      ...{ cookie: admin.cookie, origin: 'https://elsewhere.example', 'tus-resumable': '1.0.0' },
      ...{ 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    },
    payload: part,
  })

  expect(codes).toEqual([Array(4).fill(401), Array(4).fill(403)])
  expect(abroad.statusCode).toBe(403)
  const id = address.split('/').at(-1) ?? ''
  expect((await stat(join(server.config.dataFolder, 'videos/uploads', id))).size).toBe(0)
})

test('what does not fit the protocol is refused with a status that its clients know', async () => {
  await using server = await startApp()
  const tus = tusClient(server, await server.signUpAdmin())
  const address = await tus.address(1000)

  const answers = {
    tooLarge: await tus.begin(courseLimits.videoBytes + 1),
    noLength: await tus.begin('many'),
    nothing: await tus.begin(0),
    elsewhere: await tus.put(address, 500, Buffer.alloc(10)),
    tooMuch: await tus.put(address, 0, Buffer.alloc(1001)),
    unknown: await tus.head(`/api/admin/video/${crypto.randomUUID()}`),
    path: await tus.head('/api/admin/video/..%2F..%2Fsecret'),
    cancelled: await tus.cancel(address),
    gone: await tus.put(address, 0, Buffer.alloc(10)),
  }

  const codes = Object.values(answers).map(({ statusCode }) => statusCode)
  expect(codes).toEqual([413, 400, 400, 409, 413, 404, 404, 204, 404])
  expect(answers.tooLarge.json().message).toBe('A video may have at most 8.0 GB.')
  expect(Object.keys(answers.tooLarge.headers).join()).not.toContain('access-control')
  expect(await filesIn(server.config.dataFolder, 'uploads')).toEqual([])
})

test('a file that the disk has no room for is refused before it is sent', async () => {
  await using server = await startApp()
  const tus = tusClient(server, await server.signUpAdmin())
  const room = vi.spyOn(FolderUploads.prototype, 'roomBytes').mockResolvedValue(1.5 * 1024 ** 3)
  using _restored = { [Symbol.dispose]: () => room.mockRestore() }

  const answer = await tus.begin(1024 ** 3)

  expect(answer.statusCode).toBe(413)
  expect(answer.json().message).toContain('1.0 GB do not fit on the disk, which has 512 MB for videos.')
})

test.each([
  ['/etc/passwd', 'passwd'],
  ['a\u0000b\u202e.mp4', 'ab.mp4'],
  ['', 'video'],
  ['   ', 'video'],
  ['x'.repeat(500), 'x'.repeat(200)],
])('the name %j is kept as %j', (told, kept) => {
  expect(cleanUploadName(told)).toBe(kept)
})
