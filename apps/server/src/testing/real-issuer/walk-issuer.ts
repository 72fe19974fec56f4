/**
 * Walks through the pages of an issuer like a browser with a cookie jar of its own: continues or cancels there. Returns the
 * address to which the issuer sends the browser back.
 */
export async function walkIssuer(address: string, choice: 'Continue' | 'Cancel'): Promise<string> {
  const { origin } = new URL(address)
  const cookies = new Map<string, string>()
  const request = async (url: string, method: 'GET' | 'POST') => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { method, redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  let [url, method]: [string, 'GET' | 'POST'] = [address, 'GET']
  for (let step = 0; step < 10; step++) {
    const response = await request(url, method)
    const to = response.headers.get('location')
    if (to !== null) {
      ;[url, method] = [new URL(to, url).href, 'GET']
      if (new URL(url).origin !== origin) return url
    } else if (response.ok && method === 'GET') {
      ;[url, method] = [choice === 'Cancel' ? `${url}?cancel` : url, 'POST']
    } else throw new Error(`The issuer shows no such page: ${response.status} ${await response.text()}`)
  }
  throw new Error('The issuer leads nowhere.')
}
