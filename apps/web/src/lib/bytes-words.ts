/** A size for a reader: "312 B", "4.0 KB", "18.6 MB"; a KB has 1024 bytes. */
export function bytesWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${kilobytes.toFixed(1)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
