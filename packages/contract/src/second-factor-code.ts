import { textOf } from './fields.ts'

/** A code of an authenticator app, six digits, or a recovery code; blanks and dashes within it do not matter. */
export const secondFactorCodeSchema = textOf({ least: 1, most: 100, name: 'Code' })
