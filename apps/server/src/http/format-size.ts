/** Formats a size limit: whole MB from 1 MB on, else whole KB. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${Math.round(kilobytes / 1024)} MB`
}
