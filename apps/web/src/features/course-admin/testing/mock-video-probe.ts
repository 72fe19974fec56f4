import { vi } from 'vitest'

/** Mocks what the browser detects when it loads a video; null if the browser cannot play the video. */
export function mockVideoProbe(found: { readonly width: number; readonly seconds: number } | null): void {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function (this: HTMLMediaElement) {
    if (!this.hasAttribute('src')) return
    Object.defineProperties(this, {
      videoWidth: { value: found?.width },
      duration: { value: found?.seconds },
    })
    queueMicrotask(() => this.dispatchEvent(new Event(found ? 'loadedmetadata' : 'error')))
  })
}
