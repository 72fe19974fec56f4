const longest = 200

/** The display name of an uploaded file, without path and control characters. It is never used as a file name here. */
export function cleanUploadName(told: string | null | undefined): string {
  const name = (told ?? '').split(/[/\\]/).at(-1) ?? ''
  const shown = name.replace(/\p{C}/gu, '').trim()
  return [...shown].slice(0, longest).join('') || 'video'
}
