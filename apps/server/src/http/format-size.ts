/** A limit in words, to whole MB from one on, to whole KB below. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${Math.round(kilobytes / 1024)} MB`
}
