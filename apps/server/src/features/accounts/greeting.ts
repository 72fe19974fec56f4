/**
 * The first line of a mail. A name from which mail programs would make a link is left out: whoever signs up chooses the name, and may
 * type the email of somebody else, who would get a stranger's advertisement from this installation.
 */
export function greetingOf(name: string): string {
  return isLinkLike(name) ? 'Hello,' : `Hello ${name},`
}

function isLinkLike(name: string): boolean {
  return /[/@]|\.[\p{L}\p{N}]{2}/u.test(name)
}
