/** Opens a provider's consent page, and agrees or cancels. Returns the redirect target. */
export async function answerConsent(address: string, choice: 'Continue' | 'Cancel'): Promise<string> {
  const page = await (await fetch(address)).text()
  const link = new RegExp(`<a href="([^"]+)">${choice}`).exec(page)?.[1]
  if (link === undefined) throw new Error(`The provider shows no such page: ${page}`)
  return link.replaceAll('&amp;', '&')
}
