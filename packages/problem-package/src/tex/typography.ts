/** Text as TeX prints it: quotes, dashes, and `~`. A single `'` closes a quote only if one is open; otherwise it stays. */
export class Typography {
  private openQuotes = 0

  print(text: string): string {
    if (!/[`'~-]|[!?]`|,,/.test(text)) return text
    return text
      .replaceAll('~', ' ')
      .replaceAll('---', '—')
      .replaceAll('--', '–')
      .replaceAll(/([!?])`/g, (_, sign: string) => (sign === '!' ? '¡' : '¿'))
      .replaceAll(',,', '„')
      .replaceAll('``', '“')
      .replaceAll("''", '”')
      .replaceAll(/[`']/g, (sign, at: number, whole: string) =>
        this.single(sign, whole.slice(at + 1, at + 2)),
      )
  }

  endParagraph(): void {
    this.openQuotes = 0
  }

  private single(sign: string, after: string): string {
    if (sign === '`') {
      this.openQuotes++
      return '‘'
    }
    if (this.openQuotes === 0 || /\p{L}/u.test(after)) return "'"
    this.openQuotes--
    return '’'
  }
}
