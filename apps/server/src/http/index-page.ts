import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ReadyResponse } from './ready-response.ts'

let lastRead: { readonly version: string; readonly page: ReadyResponse } | null = null

/** The built index.html, which shows every page. Reloaded when the file has changed. Throws if there is none. */
export async function readIndexPage(webFolder: string): Promise<ReadyResponse> {
  const path = join(webFolder, 'index.html')
  const { ino, mtimeMs, size } = await stat(path)
  const version = [path, ino, mtimeMs, size].join(' ')
  if (lastRead?.version !== version)
    lastRead = { version, page: new ReadyResponse('text/html; charset=utf-8', await readFile(path, 'utf8')) }
  return lastRead.page
}
