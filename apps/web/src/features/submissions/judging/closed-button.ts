/** Of a button that cannot be used now, but keeps the focus and tells why; pressing it still asks. */
export function closedButton(reason: string | null) {
  return reason === null ? {} : { 'aria-disabled': true, title: reason }
}
