import { readFile } from 'node:fs/promises'

/** The settings that are secrets, or addresses with a password. The driver of PostgreSQL reads PGPASSWORD. */
export const secretSettings = [
  ...[
    'DATABASE_URL',
    'JUDGE_DATABASE_URL',
    'PGPASSWORD',
    'REDIS_URL',
    'SMTP_URL',
    'ADMIN_PASSWORD',
    'METRICS_TOKEN',
  ],
  ...['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET', 'GOOGLE_CLIENT_SECRET', 'GITHUB_CLIENT_SECRET'],
  ...['OIDC_CLIENT_SECRET', 'OIDC_2_CLIENT_SECRET', 'OIDC_3_CLIENT_SECRET', 'OIDC_4_CLIENT_SECRET'],
  ...['OIDC_5_CLIENT_SECRET', 'YOUTUBE_API_KEY', 'GEMINI_API_KEY', 'OPENAI_API_KEY'],
  ...['S3_SECRET_ACCESS_KEY'],
] as const

/**
 * The settings whose values lie in files, as container engines give secrets: for `NAME_FILE` the value of `NAME` is the content of
 * that file without line ends after it. Other settings of such a name are not ours: platforms set some. Throws an error with the name of the setting if the file cannot be read, or if `NAME` is set
 * as well.
 */
export async function readSecretFiles(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Record<string, string>> {
  const read: Record<string, string> = {}
  for (const name of secretSettings) {
    const setting = `${name}_FILE`
    const path = environment[setting]
    if (path === undefined || path === '') continue
    if (environment[name]) throw new Error(`Set either ${name} or ${setting}, not both.`)
    read[name] = await readSecret(setting, path)
  }
  return read
}

async function readSecret(setting: string, path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).replace(/(?<![\r\n])[\r\n]+$/, '')
  } catch (cause) {
    throw new Error(`${setting}: the file "${path}" cannot be read: ${String(cause)}`, { cause })
  }
}
