/** Enters or leaves fullscreen. Phones that allow fullscreen only for a video show the video without our controls. */
export function toggleFullscreen(frame: HTMLElement | null, video: HTMLVideoElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
  else if (document.fullscreenEnabled) void frame?.requestFullscreen().catch(() => {})
  else if (video && 'webkitEnterFullscreen' in video && typeof video.webkitEnterFullscreen === 'function') {
    video.webkitEnterFullscreen()
  }
}
