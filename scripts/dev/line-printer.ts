import { styleText } from 'node:util'

const colours = { dev: 'bold', server: 'cyan', judge: 'magenta', pages: 'green' } as const
export type Part = keyof typeof colours

/** Returns a function that prints lines prefixed by the name of a part, in a colour of its own on a terminal. */
export function makeLinePrinter(part: Part): (line: string) => void {
  const prefix = styleText(colours[part], part.padEnd(6), { stream: process.stdout })
  return (line) => console.log(`${prefix} ${line}`)
}
