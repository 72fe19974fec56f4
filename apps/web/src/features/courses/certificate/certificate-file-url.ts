/** Download URL of a certificate, for its owner. */
export function certificateFileUrl({ code }: { readonly code: string }): string {
  return `/api/certificate/${encodeURIComponent(code)}/pdf`
}
