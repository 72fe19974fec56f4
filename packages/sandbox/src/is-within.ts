/** Whether an absolute path is the folder or lies in it. Compares names only; links are not resolved. */
export function isWithin(path: string, folder: string): boolean {
  return folder === '/' || path === folder || path.startsWith(`${folder}/`)
}
