import { expect, type Page, test } from '@playwright/test'
import { type EditorSettings, keymaps, languageNames, languages } from '../packages/contract/src/index.ts'
import {
  chooseLanguage,
  codeIn,
  editorOf,
  emptyEditor,
  isPhone,
  modifier,
  openProblem,
  solutionOf,
} from './support/problem-page.ts'
import { typeProgram } from './support/type-program.ts'
import { touchTypistAt, typistAt } from './support/typist.ts'

const folders = [
  ...['first-echo', 'balcony-talk', 'common-signal', 'gentle-ramp', 'half-remembered'],
  ...['keep-it-secret', 'level-bars', 'one-lane-bridge', 'packing-list', 'traders-letters'],
]
const pacesMs = [60, 150, 300]

// The test moves the page's clock by the pace between two keys, so that completion lists and delays behave as for a person,
// without waiting. A tall window, because the editor renders only visible lines.
for (const keymap of keymaps)
  for (const language of languages)
    test(`accepted solutions in ${languageNames[language]} come out as they are typed, with the keys of ${keymap}`, async ({
      page,
    }) => {
      test.skip(isPhone(page) && keymap !== 'default', 'A keyboard on glass has no such keys.')
      test.setTimeout(60 * 60_000)
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 4000 })
      await page.clock.install()
      await openProblem(page, 'First Echo')
      await chooseKeymap(page, keymap)
      await page.reload()
      if (isPhone(page)) await page.getByRole('button', { name: 'Code', exact: true }).click()
      await expect(page.locator('.cm-content')).toBeVisible()
      await chooseLanguage(page, language)
      const wait = (ms: number) => page.clock.runFor(ms)

      for (const folder of folders)
        for (const paceMs of pacesMs) {
          const code = (await solutionOf(folder, language)).replace(/\n$/, '')
          await emptied(page, keymap)
          const pace = { paceMs, wait }
          const typist = isPhone(page) ? await touchTypistAt(page, pace) : typistAt(page, pace)
          await typeProgram(page, typist, code)
          expect(await codeIn(page), `${folder} at ${paceMs} ms a key`).toBe(code)
          if (keymap === 'vim') await page.keyboard.press('Escape')
        }
    })

async function chooseKeymap(page: Page, keymap: EditorSettings['keymap']): Promise<void> {
  const answer = await page.request.patch('/api/settings', { data: { editor: { keymap } } })
  expect(answer.ok()).toBe(true)
}

/** Clears the editor with the commands of this keymap, ready to type. */
async function emptied(page: Page, keymap: EditorSettings['keymap']): Promise<void> {
  switch (keymap) {
    case 'default':
      await emptyEditor(page)
      return
    case 'vim':
      await editorOf(page).focus()
      await page.keyboard.type('ggdGi')
      break
    case 'emacs':
      await editorOf(page).focus()
      await page.keyboard.press(`${modifier}+x`)
      await page.keyboard.press('h')
      await page.keyboard.press('Backspace')
  }
  await expect.poll(() => codeIn(page)).toBe('')
}
