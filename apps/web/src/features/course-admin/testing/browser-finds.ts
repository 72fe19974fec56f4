import { vi } from 'vitest'

/** What a browser finds at an address; null: nothing it can play. */
export function browserFinds(found: { readonly width: number; readonly seconds: number } | null): void {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function (this: HTMLMediaElement) {
    if (!this.hasAttribute('src')) return
    Object.defineProperties(this, {
      videoWidth: { value: found?.width },
      duration: { value: found?.seconds },
    })
    queueMicrotask(() => this.dispatchEvent(new Event(found ? 'loadedmetadata' : 'error')))
  })
}
