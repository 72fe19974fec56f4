import { z } from 'zod'
import { invisibleCharacter } from './characters/invisible-characters.ts'
import { oddCharacter, oddCharacterText } from './characters/odd-characters.ts'
import { normalizeEmail } from './normalize-email.ts'
import { normalizeUnicode } from './normalize-unicode.ts'
import { utf8Bytes } from './utf8-bytes.ts'
import { limits } from './vocabulary.ts'

/** Whether PostgreSQL can store the text: it must contain neither NUL nor lone surrogates. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text)
}

const unstorable = 'must hold neither a NUL character nor half a character'

/** Whether a text contains a visible character. */
export function hasVisibleCharacter(text: string): boolean {
  return /\S/.test(text) && [...text].some((sign) => /\S/.test(sign) && isSeenSign(sign))
}

/** A combining mark is invisible without a letter. Some characters of the category "format" are visible. */
function isSeenSign(sign: string): boolean {
  if (/\p{M}/u.test(sign)) return false
  const unseenSign = invisibleCharacter(sign)
  return unseenSign === null || (unseenSign.plain === null && !/\p{C}/u.test(sign))
}

/** For `refine`, for a text that may be empty but not blank. */
export function isVisibleOrEmpty(text: string): boolean {
  return text.trim() === '' || hasVisibleCharacter(text)
}

/** The error message for a text that only looks empty. */
export function invisibleTextMessage(name: string): string {
  return `${name} must hold something that can be seen`
}

export function makeTextSchema({ least = 0, most, name }: { least?: number; most: number; name: string }) {
  return z
    .string({
      error: ({ input }) => (input === undefined ? `${name} is required` : `${name} must be a text`),
    })
    .min(least, `${name} is required`)
    .max(most, `${name} must be at most ${most} characters`)
    .refine(isStorable, `${name} ${unstorable}`)
    .refine((text) => least === 0 || isVisibleOrEmpty(text), invisibleTextMessage(name))
}

/** A non-blank text, trimmed. */
export function makeRequiredTextSchema({ most, name }: { most: number; name: string }) {
  return z
    .string({ error: `${name} is required` })
    .trim()
    .min(1, `${name} is required`)
    .max(most, `${name} must be at most ${most} characters`)
    .refine(isStorable, `${name} ${unstorable}`)
    .refine(isVisibleOrEmpty, invisibleTextMessage(name))
}

/**
 * Characters that names must not contain: control characters, lone surrogates, invisible blanks, and format characters that
 * reorder or hide neighbouring text, by which one name could imitate another. Joiners are allowed in scripts and emoji that need
 * them, but not in Latin. Source: Unicode Standard Annex 31, 2.3.
 */
const unseen = [
  /[\p{Cc}\p{Cs}\u2800\u{1D159}]|(?!\u200C|\u200D|\uFE0F)[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/u,
  /(?<=^|[\p{Script=Latin}\p{Z}])(?:\u200C|\u200D|\uFE0F)/u,
]

/** Describes an invisible-character error in a name, as the continuation of a sentence; null if there is none. */
function unseenFault(text: string): string | null {
  if (!isVisibleOrEmpty(text)) return 'must hold something that can be seen'
  const sign = unseen.map((each) => each.exec(text)?.[0]).find((each) => each !== undefined)
  const odd = sign === undefined ? null : oddCharacter(sign)
  return sign === undefined
    ? null
    : `must not hold what nobody can see: ${odd ? oddCharacterText(odd) : 'a tab or a line end'}`
}

/** For `superRefine` of a name; `name` is the label of its field. */
export function refuseInvisible(name: string) {
  return (text: string, context: z.core.$RefinementCtx) => {
    const fault = unseenFault(text)
    if (fault !== null) context.addIssue({ code: 'custom', message: `${name} ${fault}`, continue: false })
  }
}

/** Normalises a name to one line: trimmed, single spaces, Unicode NFC. */
export function oneLine(text: string): string {
  return normalizeUnicode(text, 'NFC')
    .replaceAll(/[\p{Z}\uFEFF]+/gu, ' ')
    .trim()
}

/** The name of a person or thing, normalised by `oneLine`; `name` is the label of its field. */
export function makeDisplayNameSchema(name: string, missing = `${name} must be a text`) {
  return z
    .string({ error: missing })
    .overwrite(oneLine)
    .max(limits.nameCharacters, `${name} must be at most ${limits.nameCharacters} characters`)
    .superRefine(refuseInvisible(name))
}

/** A name that is required. */
export function makeRequiredNameSchema(name: string) {
  return makeDisplayNameSchema(name, `${name} is required`).min(1, `${name} is required`)
}

/** A learner's program exactly as typed, including NUL, never trimmed. A lone surrogate becomes U+FFFD when it is stored. */
export const codeSchema = z
  .string({ error: 'Code must be a text' })
  .refine((code) => utf8Bytes(code) <= limits.codeBytes, 'Code must be at most 64 KB')

/** The error message for code without visible characters. */
export const blankCodeMessage = 'Write some code first: there is nothing to judge yet'

/** Whether code contains no visible character. */
export function isBlankCode(code: string): boolean {
  return !/[^\s\p{Cf}]/u.test(code)
}

/** A learner's program that is to be judged. */
export const judgedCodeSchema = codeSchema.refine((code) => !isBlankCode(code), blankCodeMessage)

/** Code that is part of a problem and stored as text. */
export const problemCodeSchema = codeSchema.refine(isStorable, `Code ${unstorable}`)

/** An e-mail address, normalised by `normalizeEmail`; `message` is the error message of the form. */
export function makeEmailSchema(message: string) {
  return z
    .string({ error: message })
    .max(2 * limits.emailCharacters, { error: message, abort: true })
    .overwrite((typed) => normalizeEmail(typed) ?? typed)
    .refine((email) => normalizeEmail(email) !== null, message)
}

/**
 * Whether external content can be embedded from this URL: https, without credentials, and without blanks, quotes and control
 * characters, which browsers strip and a database may reject.
 */
export function isSafeAddress(address: string): boolean {
  if (/[\s\p{Cc}\p{Cs}"<>`\\]/u.test(address)) return false
  const parsed = URL.parse(address)
  return parsed?.protocol === 'https:' && parsed.username === '' && parsed.password === ''
}

/** A required number; `name` is the label of its field. */
export function makeNumberSchema(name: string) {
  return z.number({
    error: ({ input }) => (input === undefined ? `${name} is required` : `${name} must be a number`),
  })
}

/** A path parameter. Its format is not validated: a malformed id is unknown, which answers 404. */
export const idSchema = z.string().max(200)

export const timeSchema = z.iso.datetime()

/**
 * An idempotency key chosen by the client: repeating a request under the same key returns the first answer and has no further
 * effect. A different request with the key fails with `request_key_used` if something was created; searches of a smallest input,
 * and the runs of each lesson, have keys of their own. The key also identifies the work in the caller's events. Keys of runs are
 * kept for an hour after the end, others for two months.
 */
export const requestKeySchema = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'requestKey must be 8 to 64 letters, digits, _ or -')
  .optional()

/** A request key that cannot be guessed, because a password is derived from it: 128 random bits drawn by the page. */
export const randomKeySchema = z
  .string()
  .regex(/^[\da-f]{32}$/, 'requestKey must be 32 hexadecimal digits')
  .optional()

/** Converts full-width digits and punctuation of input methods to ASCII, for numbers that people or machines dial or parse. */
export function plainDigits(text: string): string {
  return normalizeUnicode(text, 'NFKC')
}

/**
 * The `updatedAt` that the form was filled with, for optimistic locking: a change by somebody else since then is not overwritten.
 * Without it the change overwrites.
 */
export const expectedUpdatedAtSchema = z.iso.datetime({ error: 'updatedAt must be a time' }).optional()
