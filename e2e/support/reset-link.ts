import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** Path and query of the link in the reset mail, read from the file outbox of the installation under test. */
export async function resetLinkFor(emailId: string): Promise<string> {
  const dataFolder = process.env.E2E_DATA_DIR
  if (!dataFolder)
    throw new Error('E2E_DATA_DIR does not name the data folder of the installation under test.')
  let link: string | undefined
  await expect
    .poll(async () => {
      link = await findLink(join(dataFolder, 'outbox'), emailId)
      return link
    })
    .toBeDefined()
  const { pathname, search } = new URL(link ?? '')
  return `${pathname}${search}`
}

/** The link mailed to the address; undefined while there is none. */
async function findLink(outbox: string, emailId: string): Promise<string | undefined> {
  for (const name of await readdir(outbox).catch(() => [])) {
    const mail = await readFile(join(outbox, name), 'utf8')
    const link = mail.match(/https?:\/\/\S+\/reset-password\?\S+/)?.[0]
    if (link !== undefined && mail.includes(`To: ${emailId}`)) return link
  }
  return undefined
}
