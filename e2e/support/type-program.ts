import type { Page } from '@playwright/test'
import type { Typist } from './typist.ts'

/**
 * Types a program in an editor that indents automatically: of each line only what follows its indentation, which is corrected
 * with Backspace and spaces where the editor chose another.
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

/** The indentation of the line with the caret. */
function indentationAt(page: Page): Promise<number> {
  return page.evaluate(() => {
    const node = document.getSelection()?.anchorNode ?? null
    const element = node instanceof Element ? node : node?.parentElement
    return /^ */.exec(element?.closest('.cm-line')?.textContent ?? '')?.[0].length ?? 0
  })
}
