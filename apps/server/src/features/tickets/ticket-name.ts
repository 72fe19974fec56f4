/** Name of a ticket in the audit log. The log outlives the author, so the name contains none of their text. */
export function ticketName(id: string): string {
  return id.slice(-6).toUpperCase()
}
