declare module 'vitest' {
  interface ProvidedContext {
    /** Connection of the database owner to the server that the test run started. */
    databaseUrl: string
  }
}

/** The migrated database that each test clones. */
export const templateName = 'codedojo_template'

/** The URL of another database on the same server, for the same user. */
export function databaseUrl(serverUrl: string, name: string): string {
  const [address = '', query = ''] = serverUrl.split('?')
  return `${address.replace(/\/[^/]*$/, `/${name}`)}?${query}`
}
