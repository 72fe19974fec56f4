/** Download URL of a certificate, for its owner. */
export function certificateFile({ code }: { readonly code: string }): string {
  return `/api/certificate/${encodeURIComponent(code)}/pdf`
}
