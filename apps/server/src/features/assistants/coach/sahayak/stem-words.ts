const empty = new Set(
  'a about again always am an and any anything are as at be been but by can cannot could did do does else for from get give go got had has have happen happened happens hello help hey hi how i if in into is it its know last latest let like long make many me mine much my need now of often on one only or our out per please show so some tell thank thanks that the their them then there these they thing this to too up us use want was way we were what when where which who why will with work works would you your'.split(
    ' ',
  ),
)

/** Synonyms, by their stems. */
const same: Readonly<Record<string, string>> = {
  deliver: 'ship',
  delivery: 'ship',
  parcel: 'ship',
  sent: 'ship',
  send: 'ship',
  arriv: 'ship',
  track: 'ship',
  dispatch: 'ship',
  money: 'refund',
  bought: 'buy',
  purchas: 'buy',
  paid: 'pay',
  payment: 'pay',
  remov: 'delet',
  eras: 'delet',
  close: 'delet',
  deletion: 'delet',
  login: 'sign',
  log: 'sign',
  goodie: 'good',
  product: 'good',
  item: 'good',
  shortcut: 'keyboard',
  wrong: 'wrong',
  dark: 'theme',
  light: 'theme',
  night: 'theme',
  appearanc: 'theme',
  invoic: 'receipt',
  bill: 'receipt',
  charg: 'deduct',
  debit: 'deduct',
  segfault: 'crash',
  updat: 'chang',
  edit: 'chang',
  subscription: 'premium',
  renew: 'premium',
  bug: 'mistak',
  incorrect: 'mistak',
  report: 'report',
}

/** The words of a text without stop words, stemmed, with synonyms merged. */
export function stemWords(text: string): string[] {
  const words = text.toLowerCase().match(/c#|[a-z]{2,}\+*/g) ?? []
  return words.filter((word) => !empty.has(word)).map((word) => same[word] ?? named(stemOf(word)))
}

function named(stem: string): string {
  return same[stem] ?? stem
}

function stemOf(word: string): string {
  return word
    .replace(/(?<=[a-z]{3})ies$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|es|s|e)$/, '')
    .replace(/(?<=[a-z]{2})([bdgklmnprt])\1$/, '$1')
}
