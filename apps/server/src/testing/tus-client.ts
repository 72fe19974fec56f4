import type { TestApp, Visitor } from './start-app.ts'

/** A minimal tus 1.0 client. Lengths and offsets are in bytes. */
export function tusClient({ app }: Pick<TestApp, 'app'>, { cookie }: Pick<Visitor, 'cookie'>) {
  const headers = { cookie, 'tus-resumable': '1.0.0' }
  const begin = (bytes: number | string, name = 'lesson.mp4') =>
    app.inject({
      method: 'POST',
      url: '/api/admin/video',
      headers: {
        ...headers,
        'upload-length': String(bytes),
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      },
    })
  const put = (address: string, from: number, part: Buffer) =>
    app.inject({
      method: 'PATCH',
      url: address,
      headers: {
        ...headers,
        'upload-offset': String(from),
        'content-type': 'application/offset+octet-stream',
      },
      payload: part,
    })
  return {
    begin,
    put,
    head: (address: string) => app.inject({ method: 'HEAD', url: address, headers }),
    cancel: (address: string) => app.inject({ method: 'DELETE', url: address, headers }),
    /** Creates an upload; returns its address. */
    address: async (bytes: number, name?: string) => String((await begin(bytes, name)).headers.location),
    /** Uploads everything at once; returns the id and the last response. */
    upload: async (file: Buffer, name?: string) => {
      const address = String((await begin(file.length, name)).headers.location)
      return { id: address.split('/').at(-1) ?? '', answer: await put(address, 0, file) }
    },
  }
}
