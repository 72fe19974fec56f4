// Runs before the first paint, so that a stored theme never flashes in another's colours.
// The names are those of src/lib/theme.ts; anything else in storage is ignored.
try {
  const stored = localStorage.getItem('theme')
  if (['leet', 'hacker', 'midnight', 'daylight'].includes(stored))
    document.documentElement.dataset.theme = stored
} catch {
  // Storage is blocked in this browser: the default theme of the page stays.
}
