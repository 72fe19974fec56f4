import { styleText } from 'node:util'

const colours = { dev: 'bold', server: 'cyan', judge: 'magenta', pages: 'green' } as const
export type Part = keyof typeof colours

/** Prints lines with the name of who says them in front, in a colour of its own where the terminal has colours. */
export function speakAs(part: Part): (line: string) => void {
  const prefix = styleText(colours[part], part.padEnd(6), { stream: process.stdout })
  return (line) => console.log(`${prefix} ${line}`)
}
