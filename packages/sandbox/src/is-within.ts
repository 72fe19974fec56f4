/** Whether an absolute path is this folder or lies in it, by their names alone. */
export function isWithin(path: string, folder: string): boolean {
  return folder === '/' || path === folder || path.startsWith(`${folder}/`)
}
