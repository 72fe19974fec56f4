const longest = 200

/** The name of an uploaded file as it is shown: no path, no control characters. It never names a file here. */
export function cleanUploadName(told: string | null | undefined): string {
  const name = (told ?? '').split(/[/\\]/).at(-1) ?? ''
  const shown = name.replace(/\p{C}/gu, '').trim()
  return [...shown].slice(0, longest).join('') || 'video'
}
