import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, type Page, test } from '@playwright/test'
import { createZipStream } from '../packages/problem-package/src/index.ts'
import { signInAsAdmin } from './support/account.ts'

/** Writes a package of a starter problem under another name, which no other test uses. */
async function smallPackage(path: string, title: string): Promise<void> {
  const folder = join(import.meta.dirname, '../content/problems/first-echo')
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    // Each import judges all included solutions, so only one is kept.
    .filter((file) => !file.startsWith('submissions/') || file === 'submissions/accepted/main.py')
  const entries = files.map((file) => ({
    path: `${title.toLowerCase().replaceAll(' ', '-')}/${file}`,
    content: async () => {
      const text = await readFile(join(folder, file))
      if (file === 'problem.yaml')
        return Buffer.from(
          String(text)
            .replace('First Echo', `${title}\n  sv: ${title} på svenska`)
            .replace(/^uuid: .*\n/m, ''),
        )
      if (file === 'codedojo.yaml') return Buffer.from(String(text).replace(/^number: .*\n/, ''))
      return text
    },
  }))
  const swedish = {
    path: `${title.toLowerCase().replaceAll(' ', '-')}/statement/problem.sv.md`,
    content: async () => Buffer.from('Skriv ut det andra eko som hörs.\n'),
  }
  await writeFile(path, await buffer(createZipStream([...entries, swedish])))
}

test('an admin imports a package, exports it, deletes the problem and imports the export', async ({
  page,
}, testInfo) => {
  test.slow()
  // Both Playwright projects import into the same installation.
  const title = `Journey ${testInfo.project.name}`
  const file = testInfo.outputPath('package.zip')
  await smallPackage(file, title)
  await signInAsAdmin(page)

  await page.goto('/admin/packages')
  await choose(page, [file])
  await expect(page.getByText(`Problem "${title}" imported.`)).toBeVisible({ timeout: 60_000 })

  const download = page.waitForEvent('download')
  await page.getByLabel('Search problems to export').fill(title)
  await page.getByRole('checkbox', { name: title }).check()
  await page.getByRole('link', { name: 'Export 1 problem' }).click()
  const exported = testInfo.outputPath('exported.zip')
  await (await download).saveAs(exported)

  await choose(page, [exported])
  await expect(page.getByText(`The problem "${title}" is there already.`)).toBeVisible()
  await page.getByRole('button', { name: 'Replace the problem' }).click()
  await expect(page.getByText(`Problem "${title}" has version 2 now.`)).toBeVisible({ timeout: 60_000 })

  // What is there now was imported from the export.
  await readsInSwedish(page, title)
  const edit = page.getByRole('link', { name: `Edit ${title}` }).first()
  const id = (await edit.getAttribute('href'))?.split('/').at(-1)
  const all = testInfo.outputPath('problems.zip')
  await writeFile(all, await (await page.request.get(`/api/problem/export?ids=${id}`)).body())
  await choose(page, [all])
  await expect(page.getByText(`The problem "${title}" is there already.`)).toBeVisible()
  await page.request.delete(`/api/problem/delete/${id}`, { headers: { origin: new URL(page.url()).origin } })
  await choose(page, [exported])
  await expect(page.getByText(`Problem "${title}" imported.`)).toHaveCount(2, { timeout: 60_000 })
})

/** The choice changes title and text, and stays. */
async function readsInSwedish(page: Page, title: string): Promise<void> {
  const other = await page.context().newPage()
  const id = await page
    .getByRole('link', { name: `Edit ${title}` })
    .first()
    .getAttribute('href')
  await other.goto(`/problemcontent/${id?.split('/').at(-1)}`)
  const statement = other.getByRole('region', { name: 'Description' })
  await expect(statement).toContainText('Input')

  await statement.getByLabel('Language of the statement').selectOption('Svenska')

  await expect(statement.getByRole('heading', { name: `${title} på svenska` })).toBeVisible()
  await expect(statement).toContainText('Skriv ut det andra eko som hörs.')
  await other.reload()
  await expect(statement).toContainText('Skriv ut det andra eko som hörs.')
  await other.close()
}

async function choose(page: Page, files: string[]): Promise<void> {
  await page.getByLabel('Choose packages').setInputFiles(files)
}
