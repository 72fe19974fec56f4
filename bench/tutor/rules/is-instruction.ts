/** Verbs in the form in which they tell somebody what to do: English, German, Spanish and French. */
const orders = `
  add answer ask begin calculate change check choose compare compute consider count decide describe draw explain fill find
  fix follow give go imagine keep list look make move name note open pick press print put read remember replace run say see
  sort start step submit take tell test think trace try use walk watch work write

  schau schaue sieh probier probiere prüf prüfe geh gehe rechne vergleich vergleiche nimm lies schreib schreibe versuch
  versuche überleg überlege verfolge ändere zeichne spiel spiele beginne finde zähle notiere

  mira prueba compara escribe sigue revisa calcula piensa lee cambia intenta traza comprueba toma haz recorre busca empieza
  observa anota cuenta

  regarde regardez essaie essayez compare comparez écris écrivez suis suivez vérifie vérifiez calcule calculez lis change
  pense prends fais note trouve commence compte cherche
`
const before = 'then now next first and dann jetzt nun und ahora luego y puis maintenant et please bitte'

/** At the beginning of a sentence, behind a comma or the like, or behind a word such as "then". */
const order = new RegExp(
  `(?:^|[,;:.(]\\s+|(?<!\\p{L})(?:${alternatives(before)})\\s+)[*_]*(?:${alternatives(orders)})(?!\\p{L})`,
  'iu',
)
const hindiOrder = /(?:करो|करें|कीजिए|देखो|देखें|लिखो|लिखें|सोचो|सोचें|चलाओ|चलाएँ|जाँचो|जाँचें|गिनो|जोड़ो|बदलो)/u

/** Whether a sentence tells the learner to do something. */
export function isInstruction(sentence: string): boolean {
  return order.test(sentence) || hindiOrder.test(sentence)
}

function alternatives(words: string): string {
  return words.trim().split(/\s+/).join('|')
}
