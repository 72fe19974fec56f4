import { z } from 'zod'
import type { ErrorFields } from './error-fields.ts'

const errorSchema: z.ZodType<ErrorFields> = z.lazy(() =>
  z.object({
    type: z.string(),
    message: z.string(),
    stack: z.string(),
    code: z.string().exactOptional(),
    cause: errorSchema.exactOptional(),
    errors: z.array(errorSchema).exactOptional(),
  }),
)

const lineSchema = z
  .object({
    level: z.string(),
    time: z.string(),
    part: z.string().default('codedojo'),
    msg: z.string().default(''),
    err: errorSchema.optional(),
  })
  .catchall(z.unknown())

/** Formats a JSON log line for people: `<time> <level> <part>: <message> <field>=<value>`, followed by the error, if any. */
export function readableLine(json: string): string {
  const { level, time, part, msg, err, ...fields } = lineSchema.parse(JSON.parse(json))
  const words = Object.entries(fields).map(([name, value]) => ` ${name}=${wordOf(value)}`)
  const thrown = err === undefined ? [] : linesOf(err)
  const first = `${time} ${level.padEnd(5)} ${part}: ${msg}${words.join('')}`
  return `${[first, ...thrown.map((line) => `  ${line}`)].map(onOneLine).join('\n')}\n`
}

function wordOf(value: unknown): string {
  return typeof value === 'string' && /^[^\s"]+$/.test(value) ? value : JSON.stringify(value)
}

/** Replaces control characters by blanks: untrusted text must not look like another log line or control a terminal. */
function onOneLine(line: string): string {
  return line.replaceAll(/\p{Cc}+/gu, ' ')
}

function linesOf({ type, message, stack, cause, errors = [] }: ErrorFields): string[] {
  const own = stack === '' ? [`${type}: ${message}`] : stack.split('\n')
  const caused = cause ? linesOf(cause) : []
  const [first, ...rest] = caused
  return [
    ...own,
    ...(first === undefined ? [] : [`caused by ${first}`, ...rest]),
    ...errors.flatMap((each) => linesOf(each).map((line) => `  ${line}`)),
  ]
}
