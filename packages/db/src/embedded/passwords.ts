import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The passwords of the two database roles; they are stored in the cluster's folder, so that they always belong to it. */
export interface Passwords {
  /** For `codedojo`, the owner of the database. */
  readonly owner: string
  /** For `codedojo_judge`, which may only claim and finish jobs. */
  readonly judge: string
}

export function passwordFileOf(cluster: string): string {
  return join(cluster, 'codedojo-passwords')
}

export function makePasswords(): Passwords {
  return { owner: randomBytes(24).toString('base64url'), judge: randomBytes(24).toString('base64url') }
}

/** Returns the text of the password file, which `readPasswords` reads. */
export function formatPasswords(passwords: Passwords): string {
  return `codedojo ${passwords.owner}\ncodedojo_judge ${passwords.judge}\n`
}

/** Reads the password file of a cluster. Throws if it is missing or malformed. */
export async function readPasswords(cluster: string): Promise<Passwords> {
  const file = passwordFileOf(cluster)
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(
      `"${file}" cannot be read: the data folder is incomplete. If somebody deleted files in it, restore a back-up, or delete all of it to start afresh.`,
      { cause },
    )
  })
  const owner = /^codedojo (\S+)$/m.exec(text)?.[1]
  const judge = /^codedojo_judge (\S+)$/m.exec(text)?.[1]
  if (owner === undefined || judge === undefined) throw new Error(`"${file}" does not hold two passwords.`)
  return { owner, judge }
}

/** Also a valid WHATWG URL: the query parameter `host`, a folder, overrides "localhost". */
export function connectionUrl(role: string, password: string, socketFolder: string): string {
  return `postgres://${role}:${password}@localhost/codedojo?host=${encodeURIComponent(socketFolder)}`
}
