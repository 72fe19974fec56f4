import type { Page } from '@playwright/test'
import type { Typist } from './typist.ts'

/**
 * Types a program as somebody does who knows an editor that indents: of each line they type what comes after its blanks, and
 * mend the indentation with Backspace and blanks where the editor gave another.
 */
export async function typeProgram(page: Page, typist: Typist, code: string): Promise<void> {
  const lines = code.replace(/\n$/, '').split('\n')
  for (const [index, line] of lines.entries()) {
    if (index > 0) await typist.press('Enter')
    const text = line.trimStart()
    if (text === '') continue
    await indentTo(page, typist, line.length - text.length)
    await typist.type(text)
  }
}

async function indentTo(page: Page, typist: Typist, wanted: number): Promise<void> {
  for (let given = await indentationAt(page); given !== wanted; ) {
    if (given < wanted) await typist.type(' '.repeat(wanted - given))
    else await typist.press('Backspace')
    const next = await indentationAt(page)
    if (next === given) throw new Error(`The line is indented by ${given} instead of ${wanted} and stays so.`)
    given = next
  }
}

/** How many blanks the line of the caret begins with. */
function indentationAt(page: Page): Promise<number> {
  return page.evaluate(() => {
    const node = document.getSelection()?.anchorNode ?? null
    const element = node instanceof Element ? node : node?.parentElement
    return /^ */.exec(element?.closest('.cm-line')?.textContent ?? '')?.[0].length ?? 0
  })
}
