/** Numbers of lines of the code that a text names; lines of an input or an output are none: "on line 4, value 1". */
export function namedLines(text: string): number[] {
  const pattern =
    /(?<!\bvalue \d{1,6} of )\b(?:lines?|Zeilen?|l[ií]neas?|lignes?|पंक्ति|लाइन)\s+(?:no\.?\s*)?`?(\d{1,4})`?(?:\s*(?:-|–|to|and|bis|und|et|à|y|a)\s*(\d{1,4}))?(?!\d|,? value|\s+(?:of|in) (?:the |your |its )?(?:input|output|statement|case|example|file))/giu
  return numbersOf(text, pattern)
}

/** Numbers of cases, or of examples, that a text names. */
export function namedCases(text: string): number[] {
  return numbersOf(
    text,
    /(?<![\p{L}])(?:cases?|examples?|samples?|tests?|Fall|Beispiel|casos?|ejemplos?|cas|exemples?|केस|उदाहरण)\s+(?:no\.?\s*|#\s*)?\**`?(\d{1,4})(?![\d.,]*\d|\s+(?:of|out of) \d)/giu,
  )
}

function numbersOf(text: string, pattern: RegExp): number[] {
  return Array.from(text.matchAll(pattern), ([, ...found]) => found.filter((one) => one !== undefined))
    .flat()
    .map(Number)
}
