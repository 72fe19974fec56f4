/** The address of a certificate as a file, for its owner. */
export function certificateFile({ code }: { readonly code: string }): string {
  return `/api/certificate/${encodeURIComponent(code)}/pdf`
}
