/** Fills the screen with the frame, or leaves that. Phones that allow it only to a video show the video alone. */
export function toggleFullscreen(frame: HTMLElement | null, video: HTMLVideoElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
  else if (document.fullscreenEnabled) void frame?.requestFullscreen().catch(() => {})
  else if (video && 'webkitEnterFullscreen' in video && typeof video.webkitEnterFullscreen === 'function') {
    video.webkitEnterFullscreen()
  }
}
