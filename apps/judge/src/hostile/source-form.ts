import { limits } from '@codedojo/contract'
import { z } from 'zod'
import type { HostileProgram } from './hostile-program.ts'

export const sourceFormSchema = z.enum([
  'as it is',
  'empty',
  'one byte',
  'full size',
  'NUL behind',
  'byte order mark',
  'carriage returns',
  'not UTF-8',
])
export type SourceForm = z.infer<typeof sourceFormSchema>

/** Paths of secrets on this machine that hostile programs are told, and a folder that is mounted for those that ask for it. */
export interface HostSecrets {
  readonly folder: string
  readonly file: string
  readonly groupFolder: string
}

/** The source bytes to submit for a program. */
export function sourceOf({ text, form, language }: HostileProgram, places: HostSecrets): Buffer {
  const filled = text
    .replaceAll('@HOST_FILE@', places.file)
    .replaceAll('@HOST_FOLDER@', places.folder)
    .replaceAll(/@(\d+) times ([^@]+)@/g, (_, times, repeated: string) => repeated.repeat(Number(times)))
  const comment = language === 'python' ? '\n#' : '\n//'
  switch (form) {
    case 'as it is':
      return Buffer.from(filled)
    case 'empty':
      return Buffer.alloc(0)
    case 'one byte':
      return Buffer.from('x')
    case 'full size':
      return Buffer.from(`${filled}${comment}`.padEnd(limits.codeBytes, 'x'))
    case 'NUL behind':
      return Buffer.from(`${filled}\0`)
    case 'byte order mark':
      return Buffer.from(`\uFEFF${filled}`)
    case 'carriage returns':
      return Buffer.from(filled.replaceAll('\n', '\r'))
    case 'not UTF-8':
      return Buffer.concat([Buffer.from(`${filled}${comment}`), Buffer.of(0xff, 0xfe, 0xc0, 0x0a)])
  }
}
