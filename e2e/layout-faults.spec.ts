import { expect, type Page, test } from '@playwright/test'
import { findLayoutFaults, findLayoutFaultsAt } from './support/find-layout-faults.ts'
import { layoutFaultsSource } from './support/layout-faults.ts'
import { allWidths, widths } from './support/widths.ts'

/** The layout faults of a page with only this content, 400 px wide. */
async function drawn(page: Page, body: string): Promise<string[]> {
  await page.setViewportSize({ width: 400, height: 600 })
  await page.setContent(`<body style="margin:0;font:16px/1.5 monospace">${body}</body>`)
  return page.evaluate<string[]>(layoutFaultsSource)
}

const long = 'Words that go on for longer than there is room'
const bar = 'display:flex;width:200px;white-space:nowrap'

const planted: readonly (readonly [fault: string, body: string, said: RegExp])[] = [
  [
    'a page that is wider than its window',
    '<div style="width:500px">Wide</div>',
    /pushed sideways by 100 px/,
  ],
  ['a text that is cut', `<p style="${bar};overflow:hidden">${long}</p>`, /^cut by \d+ px: "Words that/],
  [
    'a line cut from below',
    `<p style="height:30px;width:200px;overflow:hidden">${long}</p>`,
    /^cut by \d+ px/,
  ],
  [
    'an ellipsis with nothing behind it',
    `<p style="width:200px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis">${long}</p>`,
    /^cut by/,
  ],
  [
    'a control that is cut',
    `<div style="width:60px;overflow:hidden"><button aria-label="Reset" style="width:90px"></button></div>`,
    /^cut by 30 px: button "Reset"/,
  ],
  [
    'a tab outside its bar',
    `<nav style="${bar};border:1px solid black"><button>Description of the problem</button><button>Submissions</button></nav>`,
    /^outside by \d+ px: button "Submissions"/,
  ],
  [
    'a text that overlaps another',
    `<div style="${bar}"><pre style="width:43px">Expected</pre><pre style="width:43px">Your output</pre></div>`,
    /^overlap: "Expected" and "Your output"/,
  ],
  [
    'a control over a text',
    `<p style="position:relative">Some words<button style="position:absolute;left:50px">X</button></p>`,
    /^overlap: .*button "X"/,
  ],
  [
    'a text outside of the window',
    '<body style="overflow-x:clip"><p style="position:fixed;left:350px;width:200px">Far to the right</p>',
    /^outside of the window: "Far to the right"/,
  ],
  [
    'a torn word',
    '<p style="width:50px;font-family:sans-serif;word-break:break-all">Submission</p>',
    /^torn word: "Submission"/,
  ],
  [
    'a figure that wraps',
    '<p style="width:24px;font-family:sans-serif">46 ms</p>',
    /^figure that wraps: "46 ms"/,
  ],
  [
    'a choice without room',
    '<select style="width:60px"><option>Wrong Answer</option></select>',
    /^no room for "Wrong Answer"/,
  ],
  [
    'a hint without room',
    '<input style="width:60px" placeholder="Search by title">',
    /^no room for "Search by title"/,
  ],
  [
    'a chosen tab that is scrolled away',
    `<div role="tablist" style="${bar};overflow-x:auto"><button role="tab">A first one that is long</button><button role="tab" aria-selected="true">Result</button></div>`,
    /^chosen but out of view: "Result"/,
  ],
]

test('every planted fault is found', async ({ page }) => {
  for (const [fault, body, said] of planted)
    expect(await drawn(page, body), fault).toContainEqual(expect.stringMatching(said))
})

const deliberate: Readonly<Record<string, string>> = {
  'words that are only spoken': `<p style="position:absolute;width:1px;height:1px;overflow:hidden;white-space:nowrap">${long}</p>`,
  'an ellipsis with the whole text in its title': `<p title="${long}" style="width:200px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis">${long}</p>`,
  'an ellipsis on the way to the whole': `<a href="/" style="display:block;width:200px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis">${long}</a>`,
  'a part that scrolls': `<div style="width:200px;overflow-x:auto;border:1px solid black"><p style="width:600px">${long}</p></div>`,
  'a bar that stays': `<header style="position:sticky;top:0;background:white">Bar</header>${`<p>${long}</p>`.repeat(40)}`,
  'a menu over a text': `<p>${long}</p><div style="position:absolute;top:10px;background:white">Menu</div>`,
  'a notice over a text': `<p>${long}</p><div style="position:fixed;top:10px"><p style="background:white">Done</p></div>`,
  'a button over words that scroll': `<div style="position:relative"><div style="height:80px;width:200px;overflow-y:auto"><p>${long.repeat(5)}</p></div><button style="position:absolute;bottom:9px;right:20px;background:white">Down</button></div>`,
  'a dialog over a text': `<p>${long}</p><dialog style="margin:0">A question</dialog><script>document.querySelector('dialog').showModal()</script>`,
  'a row that can be pressed': `<div style="position:relative"><button style="position:absolute;inset:0" aria-label="Open"></button><p>Two words</p></div>`,
  'a field with room': `<input placeholder="Search" style="width:200px"><select style="width:200px"><option>Easy</option></select>`,
  'a long word that must break somewhere': `<p style="width:60px;overflow-wrap:anywhere">Antidisestablishmentarianism</p>`,
}

test('what is so on purpose is no fault', async ({ page }) => {
  for (const [thing, body] of Object.entries(deliberate)) expect(await drawn(page, body), thing).toEqual([])

  await drawn(page, deliberate['a bar that stays'] ?? '')
  await page.mouse.wheel(0, 130)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  expect(await findLayoutFaults(page)).toEqual([])
})

test('a fault of one width only is found, and the window has its own size again', async ({ page }) => {
  await page.setViewportSize(widths.desktop)
  await page.setContent('<body style="margin:0"><div style="width:765px">Wide</div>')

  expect(await findLayoutFaultsAt(page, allWidths)).toEqual([
    '360 px: the page can be pushed sideways by 405 px',
    '390 px: the page can be pushed sideways by 375 px',
  ])
  expect(page.viewportSize()).toEqual(widths.desktop)
})
