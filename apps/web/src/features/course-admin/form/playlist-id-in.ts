/**
 * The id of a playlist out of what was typed or pasted: the id itself, or an address of the video service that names one.
 * Anything else is given back as it is, for the form to refuse.
 */
export function playlistIdIn(text: string): string {
  const typed = text.trim()
  const address = URL.parse(typed) ?? URL.parse(`https://${typed}`)
  const isService =
    address !== null && /(^|\.)(youtube\.com|youtube-nocookie\.com|youtu\.be)$/.test(address.hostname)
  return (isService && address.searchParams.get('list')) || typed
}
