/** A size for a reader: "312 B", "4.0 KB", "18.6 MB", "2.1 GB"; a KB has 1024 bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes}\u00a0B`
  const unit = units.find(({ bytes: one }) => bytes < 1024 * one) ?? largest
  return `${(bytes / unit.bytes).toFixed(1)}\u00a0${unit.name}`
}

const largest = { name: 'GB', bytes: 1024 ** 3 }
const units = [{ name: 'KB', bytes: 1024 }, { name: 'MB', bytes: 1024 ** 2 }, largest]
