/** What a ticket is called in the audit log, which outlives its author: nothing that the author has written. */
export function ticketName(id: string): string {
  return id.slice(-6).toUpperCase()
}
