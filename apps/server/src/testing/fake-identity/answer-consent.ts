/** What a person does on a provider's page: opens it, and agrees or cancels. Answers the address that the browser goes to. */
export async function answerConsent(address: string, choice: 'Continue' | 'Cancel'): Promise<string> {
  const page = await (await fetch(address)).text()
  const link = new RegExp(`<a href="([^"]+)">${choice}`).exec(page)?.[1]
  if (link === undefined) throw new Error(`The provider shows no such page: ${page}`)
  return link.replaceAll('&amp;', '&')
}
