/** Removes comments and blank lines. */
export function stripComments(code: string): string {
  return code
    .replaceAll(/\/\*[\s\S]*?\*\/|"""[\s\S]*?"""/g, ' ')
    .replaceAll(/(?:(?<!\S)#(?!\s*include|define)|(?<=^\s*|[;{}]\s*)\/\/(?=\s)).*$/gm, ' ')
}
