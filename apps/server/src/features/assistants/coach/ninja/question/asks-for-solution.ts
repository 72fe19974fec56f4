const english =
  /\b(?:full|complete|whole|entire|final|working|correct|actual|exact|right)\s+(?:\w+\s+)?(?:code|solution|answer|program)\b|\b(?:give|show|send|write|tell|want|need|post|paste|print)\b.{0,30}\b(?:code|solution|answer|program)\b|\bsolve (?:it|this)\b|\bjust (?:the )?(?:code|answer|solution)\b|^(?:the )?(?:code|solution|answer)(?: please| pls)?[.!?]*$|\bdo it for me\b|\bpseudo-?code\b|\bjust (?:tell|show|give)\b.{0,20}\b(?:what to|how to|the)\b|\btell me (?:exactly )?what to (?:change|write|type|do)\b|\bfix (?:it|my code|this) for me\b/i

/** Phrases by language with which people ask for the solution; without accents, because people leave them out. */
interface Phrases {
  readonly asking: RegExp
  /** The message asks for a hint, or about the person's own program. */
  readonly besides: RegExp
}

const german: Phrases = {
  asking:
    /\b(?:gib|gebt?|zeige?|sage?|schicke?|schreibe?|nenne?|verrate?|poste?|brauche?|will|mochte|moechte|hatte gerne?)\b.{0,30}\b(?:losung|loesung|code|quellcode|quelltext|antwort|programm|musterlosung)\b|\bwie (?:lautet|ist|geht) die (?:losung|loesung|antwort)\b|\bwas ist die (?:losung|loesung|antwort)\b|^(?:nur |bitte )?(?:die |den |das )?(?:losung|loesung|antwort|code)(?: bitte)?[.!?]*$|\b(?:lose?|loese?) (?:es|das|die aufgabe|das problem)\b|\b(?:mache?|schreibe?) (?:es|das) fur mich\b/,
  besides: /\b(?:tipps?|hinweise?|mein\w*|warum|wieso|falsch\w*|fehler)\b/,
}

const french: Phrases = {
  asking:
    /\b(?:donnez?|donne|montrez?|envoyez?|envoie|ecri(?:s|vez)|dis|dites|file|passe|veux|voudrais|veut|besoin)\b.{0,30}\b(?:solution|reponse|code|programme|corrige)\b|\bquelle est la (?:solution|reponse)\b|^(?:juste )?(?:la |le )?(?:solution|reponse|code)(?: s'?il (?:te|vous) plait| svp| stp)?[.!?]*$|\bre(?:sous|solvez)(?: |-)(?:le|la|ca|cela|ce|l')/,
  besides: /\b(?:indices?|astuces?|mon|ma|mes|pourquoi|erreurs?|faux|fausse)\b/,
}

const spanish: Phrases = {
  asking:
    /\b(?:dame|deme|da|dar|muestrame|muestra|mostrar|ensename|enviame|envia|mandame|escribeme|escribe|dime|pasame|quiero|necesito)\b.{0,30}\b(?:solucion|respuesta|codigo|programa)\b|\bcual es la (?:solucion|respuesta)\b|^(?:solo )?(?:la |el )?(?:solucion|respuesta|codigo)(?: por favor| porfa)?[.!?]*$|\bresuelve(?:lo|melo)?(?: (?:esto|el|por mi))?\b|\bhazlo por mi\b/,
  besides: /\b(?:pistas?|mi|mis|por que|errores|error|mal)\b/,
}

const portuguese: Phrases = {
  asking:
    /\b(?:me da|me de|da me|de-me|da-me|dar|mostra|mostre|mostrar|passa|passe|manda|mande|envia|envie|escreve|escreva|diga|diz|quero|preciso)\b.{0,30}\b(?:solucao|resposta|codigo|programa)\b|\bqual e a (?:solucao|resposta)\b|^(?:so )?(?:a |o )?(?:solucao|resposta|codigo)(?: por favor| pf)?[.!?]*$|\bresolv(?:e|a)(?: (?:isso|isto|o problema|para mim|pra mim))+|\bfaz (?:isso )?(?:por|para|pra) mim\b/,
  besides: /\b(?:dicas?|meu|minha|por ?que|erros?|errad[oa])\b/,
}

const hindi: Phrases = {
  asking:
    /\b(?:code|solution|answer|program|jawab|javab|uttar|hal)\b.{0,20}\b(?:do|dedo|de|dijiye|dijie|dikha\w*|bata\w*|bhej\w*|likh\w*|chahiye|chahie|send karo)\b|\b(?:pura|poora|puura) (?:code|solution|program)\b|\bsolve (?:kar|kardo|karo|kar ?do|kijiye)\b/,
  besides: /\b(?:hint|ishara|mera|mere|meri|kyo|kyu|kyun|kyon|galat|galti|your|my|does|can)\b/,
}

const devanagari: Phrases = {
  asking:
    /(?:कोड|समाधान|हल|उत्तर|जवाब|सॉल्यूशन|आंसर|प्रोग्राम).{0,20}(?:दो|दे|दीजिए|दीजिये|बताओ|बताइए|दिखाओ|दिखाइए|भेजो|लिखो|चाहिए)|(?:हल|सॉल्व) (?:कर|करो)/,
  besides: /मेरा|मेरे|मेरी|क्यों|गलत|संकेत|हिंट/,
}

const chinese: Phrases = {
  asking:
    /(?:给|給|告诉|告訴|发|發|写|寫|要|求|看|显示|顯示|直接|说|來|来).{0,8}(?:答案|代码|代碼|解答|解法|程序|程式|题解|題解)|^(?:完整)?(?:答案|代码|代碼|题解|題解)|(?:答案|代码|代碼|解答).{0,4}(?:是什么|是什麼|给我|給我|呢)|(?:帮|幫|替)我(?:解|做|写|寫)/,
  besides: /我的|为什么|為什麼|提示|错|錯/,
}

const others = [german, french, spanish, portuguese, hindi, devanagari, chinese]

/** Whether a message asks for the solution in another language than English. */
export function asksForSolutionInOtherLanguage(message: string): boolean {
  const plain = message
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  return others.some(({ asking, besides }) => asking.test(plain) && !besides.test(plain))
}

/** Whether a message asks for the solution, in one of the languages that learners write. */
export function asksForSolution(message: string): boolean {
  return english.test(message) || asksForSolutionInOtherLanguage(message)
}
