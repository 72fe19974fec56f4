/** Props of a disabled button that keeps the focus and shows why it is disabled; its click handler still runs. */
export function disabledButtonProps(reason: string | null) {
  return reason === null ? {} : { 'aria-disabled': true, title: reason }
}
