import { z } from 'zod'
import { oddCharacter, oddCharacterText } from './characters/odd-characters.ts'
import { unseenCharacter } from './characters/unseen-characters.ts'
import { normalizeEmail } from './normalize-email.ts'
import { normalizeUnicode } from './normalize-unicode.ts'
import { utf8Bytes } from './utf8-bytes.ts'
import { limits } from './vocabulary.ts'

/** PostgreSQL keeps neither a NUL nor half a surrogate pair in a text, and no screen can show one. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text)
}

const unstorable = 'must hold neither a NUL character nor half a character'

/** Whether a text holds something that a person can see. */
export function isSeen(text: string): boolean {
  return /\S/.test(text) && [...text].some((sign) => /\S/.test(sign) && isSeenSign(sign))
}

/**
 * A mark needs a letter to stand on. Some signs that Unicode counts among what formats are seen, and nobody can say what stands
 * for them.
 */
function isSeenSign(sign: string): boolean {
  if (/\p{M}/u.test(sign)) return false
  const unseenSign = unseenCharacter(sign)
  return unseenSign === null || (unseenSign.plain === null && !/\p{C}/u.test(sign))
}

/** For the `refine` of a text that may be empty, but not blank in the eyes of whoever reads it. */
export function isSeenOrEmpty(text: string): boolean {
  return text.trim() === '' || isSeen(text)
}

/** The refusal of a text that only looks empty. */
export function unseenText(name: string): string {
  return `${name} must hold something that can be seen`
}

export function textOf({ least = 0, most, name }: { least?: number; most: number; name: string }) {
  return z
    .string({
      error: ({ input }) => (input === undefined ? `${name} is required` : `${name} must be a text`),
    })
    .min(least, `${name} is required`)
    .max(most, `${name} must be at most ${most} characters`)
    .refine(isStorable, `${name} ${unstorable}`)
    .refine((text) => least === 0 || isSeenOrEmpty(text), unseenText(name))
}

/** A text that says something, without the blanks around it. */
export function requiredTextOf({ most, name }: { most: number; name: string }) {
  return z
    .string({ error: `${name} is required` })
    .trim()
    .min(1, `${name} is required`)
    .max(most, `${name} must be at most ${most} characters`)
    .refine(isStorable, `${name} ${unstorable}`)
    .refine(isSeenOrEmpty, unseenText(name))
}

/**
 * What no name may hold: control characters, half characters, blank signs, and those that show nothing but turn or hide the text beside
 * them, so that a name could pass for another. Joiners stay where a script or a sign is written with them, which Latin is
 * not. Source: Unicode Standard Annex 31, 2.3.
 */
const unseen = [
  /[\p{Cc}\p{Cs}\u2800\u{1D159}]|(?!\u200C|\u200D|\uFE0F)[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/u,
  /(?<=^|[\p{Script=Latin}\p{Z}])(?:\u200C|\u200D|\uFE0F)/u,
]

/** What is wrong with a name because of what nobody can see in it, in words behind what it is called; null: nothing. */
function unseenFault(text: string): string | null {
  if (!isSeenOrEmpty(text)) return 'must hold something that can be seen'
  const sign = unseen.map((each) => each.exec(text)?.[0]).find((each) => each !== undefined)
  const odd = sign === undefined ? null : oddCharacter(sign)
  return sign === undefined
    ? null
    : `must not hold what nobody can see: ${odd ? oddCharacterText(odd) : 'a tab or a line end'}`
}

/** For the `superRefine` of a name, which is called `name`. */
export function refuseUnseen(name: string) {
  return (text: string, context: z.core.$RefinementCtx) => {
    const fault = unseenFault(text)
    if (fault !== null) context.addIssue({ code: 'custom', message: `${name} ${fault}`, continue: false })
  }
}

/** A name on one line, as it is read: single blanks, none around it, and each letter with its marks written in one way. */
export function oneLine(text: string): string {
  return normalizeUnicode(text, 'NFC')
    .replaceAll(/[\p{Z}\uFEFF]+/gu, ' ')
    .trim()
}

/** The name of a person or a thing, put into the form of `oneLine`; `name` is what its field is called. */
export function shownNameOf(name: string, missing = `${name} must be a text`) {
  return z
    .string({ error: missing })
    .overwrite(oneLine)
    .max(limits.nameCharacters, `${name} must be at most ${limits.nameCharacters} characters`)
    .superRefine(refuseUnseen(name))
}

/** A name that must be there. */
export function requiredNameOf(name: string) {
  return shownNameOf(name, `${name} is required`).min(1, `${name} is required`)
}

/** A learner's program as it was typed, NUL included: never trimmed. Half a surrogate pair becomes U+FFFD when it is stored. */
export const codeSchema = z
  .string({ error: 'Code must be a text' })
  .refine((code) => utf8Bytes(code) <= limits.codeBytes, 'Code must be at most 64 KB')

/** What somebody is told who sends no code to be judged. */
export const blankCodeMessage = 'Write some code first: there is nothing to judge yet'

/** True of code that holds nothing anybody could see: spaces, ends of lines, marks without a shape. */
export function isBlankCode(code: string): boolean {
  return !/[^\s\p{Cf}]/u.test(code)
}

/** A learner's program that is to be judged. */
export const judgedCodeSchema = codeSchema.refine((code) => !isBlankCode(code), blankCodeMessage)

/** Code that is part of a problem, stored as a text. */
export const problemCodeSchema = codeSchema.refine(isStorable, `Code ${unstorable}`)

/** An e-mail address in the form of `normalizeEmail`; `message` is what a form shows when it is none. */
export function emailOf(message: string) {
  return z
    .string({ error: message })
    .max(2 * limits.emailCharacters, { error: message, abort: true })
    .overwrite((typed) => normalizeEmail(typed) ?? typed)
    .refine((email) => normalizeEmail(email) !== null, message)
}

/**
 * Whether something of another place can be shown from this address: https, without a name and a password, and without
 * blanks, quotes and control characters, which browsers pass over and a database may refuse.
 */
export function isSafeAddress(address: string): boolean {
  if (/[\s\p{Cc}\p{Cs}"<>`\\]/u.test(address)) return false
  const parsed = URL.parse(address)
  return parsed?.protocol === 'https:' && parsed.username === '' && parsed.password === ''
}

/** A number that must be there; `name` is what its field is called. */
export function numberOf(name: string) {
  return z.number({
    error: ({ input }) => (input === undefined ? `${name} is required` : `${name} must be a number`),
  })
}

/** A path parameter. Its form is not checked here: a malformed id is simply unknown, and answers 404. */
export const idSchema = z.string().max(200)

export const timeSchema = z.iso.datetime()

/**
 * Chosen by the caller for what they want done once: the same request with the same key is answered as the first time, if that
 * answer got lost, and does nothing more. Another request with it is refused with `request_key_used` where something was made.
 * It also names the work in the caller's events. The key of a run is forgotten an hour after its end, others after two months.
 */
export const requestKeySchema = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'requestKey must be 8 to 64 letters, digits, _ or -')
  .optional()

/** The same where the key must be no guess, because a password stands under it: the 128 random bits that a page draws. */
export const randomKeySchema = z
  .string()
  .regex(/^[\da-f]{32}$/, 'requestKey must be 32 hexadecimal digits')
  .optional()

/** Digits and signs of an input method, which are twice as wide, as those of a keyboard: for numbers that people or machines dial and read. */
export function plainDigits(text: string): string {
  return normalizeUnicode(text, 'NFKC')
}

/**
 * `updatedAt` of a change: that of the answer which the form was filled with. What somebody else has saved since is then not
 * overwritten; whoever leaves it away overwrites on purpose.
 */
export const seenAtSchema = z.iso.datetime({ error: 'updatedAt must be a time' }).optional()
