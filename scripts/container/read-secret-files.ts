import { readFile } from 'node:fs/promises'

// Addresses with passwords in them, and what is named a secret. PGPASSWORD is read by the driver of PostgreSQL.
const secretFile =
  /^((?:JUDGE_)?DATABASE_URL|REDIS_URL|SMTP_URL|PGPASSWORD|[A-Z0-9_]+_(?:PASSWORD|SECRET|KEY|TOKEN))_FILE$/

/** The server reads this file itself. */
const ownSetting = 'LDAP_BIND_PASSWORD_FILE'

/**
 * The settings whose values lie in files, as container engines give secrets: for `NAME_FILE` the value of `NAME` is the content of
 * that file without line ends after it. Throws an error with the name of the setting if the file cannot be read, or if `NAME` is set
 * as well.
 */
export async function readSecretFiles(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Record<string, string>> {
  const read: Record<string, string> = {}
  for (const [setting, path] of Object.entries(environment)) {
    const name = secretFile.exec(setting)?.[1]
    if (name === undefined || setting === ownSetting || path === undefined || path === '') continue
    if (environment[name]) throw new Error(`Set either ${name} or ${setting}, not both.`)
    read[name] = await readSecret(setting, path)
  }
  return read
}

async function readSecret(setting: string, path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).replace(/[\r\n]+$/, '')
  } catch (cause) {
    throw new Error(`${setting}: the file "${path}" cannot be read: ${String(cause)}`, { cause })
  }
}
