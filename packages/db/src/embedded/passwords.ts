import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The passwords of the two roles; they lie inside the cluster's folder, so they are always its own. */
export interface Passwords {
  /** Of `codedojo`, who owns the database. */
  readonly owner: string
  /** Of `codedojo_judge`, who may only take and finish jobs. */
  readonly judge: string
}

export function passwordFileOf(cluster: string): string {
  return join(cluster, 'codedojo-passwords')
}

export function makePasswords(): Passwords {
  return { owner: randomBytes(24).toString('base64url'), judge: randomBytes(24).toString('base64url') }
}

export function writePasswords(passwords: Passwords): string {
  return `codedojo ${passwords.owner}\ncodedojo_judge ${passwords.judge}\n`
}

/** Throws when the file is missing or is not what `writePasswords` made. */
export async function readPasswords(cluster: string): Promise<Passwords> {
  const file = passwordFileOf(cluster)
  const text = await readFile(file, 'utf8')
  const owner = /^codedojo (\S+)$/m.exec(text)?.[1]
  const judge = /^codedojo_judge (\S+)$/m.exec(text)?.[1]
  if (owner === undefined || judge === undefined) throw new Error(`"${file}" does not hold two passwords.`)
  return { owner, judge }
}

/** Also a valid WHATWG URL: the query's `host`, a folder, takes the place of "localhost". */
export function connectionUrl(role: string, password: string, socketFolder: string): string {
  return `postgres://${role}:${password}@localhost/codedojo?host=${encodeURIComponent(socketFolder)}`
}
