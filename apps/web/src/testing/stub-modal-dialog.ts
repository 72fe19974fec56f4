/** Implements `showModal` and `close` of dialog elements, which jsdom lacks. */
export function stubModalDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(returnValue = '') {
    if (!this.open) return
    this.open = false
    this.returnValue = returnValue
    this.dispatchEvent(new Event('close'))
  }
}
