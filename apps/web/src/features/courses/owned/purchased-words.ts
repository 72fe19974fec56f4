const dayMs = 86_400_000

/** "Purchased 17 days ago", in whole days since then. */
export function purchasedWords(purchasedAt: string, now = Date.now()): string {
  const days = Math.floor((now - Date.parse(purchasedAt)) / dayMs)
  if (days < 1) return 'Purchased today'
  return `Purchased ${days} ${days === 1 ? 'day' : 'days'} ago`
}
