import { type APIRequestContext, expect } from '@playwright/test'

/** Uploads a video like an admin page, in one piece. Returns the id for the lesson. */
export async function uploadVideo(
  asAdmin: APIRequestContext,
  { file, name }: { readonly file: Buffer; readonly name: string },
): Promise<string> {
  const begun = await asAdmin.post('/api/admin/video', {
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(file.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  })
  const address = begun.headers().location ?? ''
  const sent = await asAdmin.patch(address, {
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    data: file,
  })
  expect(sent.status(), await sent.text()).toBe(204)
  return address.split('/').at(-1) ?? ''
}
