/** Splits a message into words in lower case, without punctuation. */
export function splitIntoWords(message: string): string[] {
  return message.toLowerCase().match(/[a-z][a-z+#'-]*|\d+/g) ?? []
}

/** Stop words, which do not tell the topic of a message. */
export const stopWords = new Set(
  "a an and are as at be but by can could did do does for from get go got had has have he her here him his how i i'm im if in into is it it's its just know let like lot make many may me might more much must my need no not of oh on one or our out please pls she should so some such tell than that the their them then there these they this those to too u up us very want was we well were what what's when where which who why will with would yes you your about really say explain give show write".split(
    ' ',
  ),
)

/**
 * Short programming terms, matched as whole words because other words begin with them: "int" must not match
 * "interview".
 */
const whole =
  /^(?:bfs|big-?o|bit|bug|case|char|dfs|dp|dsa|gcd|heap|int|js|key|line|link|list|log|long|map|math|max|mean|min|mod|mle|no|node|null|o|off|ok|pass|path|pop|rte|run|set|sort|sum|tle|tree|trie|two|type|union|valid|wa|while|why|how|what|xor|yes|zero)(?:s|es|ed|er|ing|[nmpt]ing|ted)?$/

/** Prefixes of words about programming, problems and asking for help. */
const topic =
  /^(?:algorithm|approach|argument|array|ascend|assert|backtrack|base|binary|boundar|bracket|brute|cach|class|code|coding|collection|compar|compil|complex|comput|condition|constrain|constant|contain|correct|count|crash|cycle|data|debug|declar|deque|descend|dictionar|difference|digit|dijkstra|divid|divis|dynamic|edge|editorial|efficien|element|error|example|exception|exceed|expect|exponential|fail|fast|faster|fibonacci|fix|float|forgot|format|function|graph|greedy|grid|guess|hash|help|hidden|hint|idea|implement|improve|index|infinite|input|insert|integer|iterat|java|javascript|judge|language|length|level|limit|linear|logic|loop|matrix|memo|memory|merge|method|mistake|modulo|nested|next|number|operator|optim|order|output|overflow|parse|permut|pointer|prefix|prime|print|problem|program|push|python|queue|quick|range|read|recurs|reference|return|reverse|rule|runtime|sample|scan|search|segment|simulat|slid|slow|solution|solv|space|split|stack|start|statement|stdin|step|string|stuck|submit|submission|subarray|subset|substring|suffix|swap|syntax|test|text|time|topolog|trace|travers|tuple|understand|undefined|unsolved|update|value|variable|vector|verdict|visit|wrong|cpp|c\+\+|segfault|segmentation|terminat|theory|worked|work|works|working|okay|again|another|continue|valid|maxim|minim|mathemat)/

/** Whether a word is about programming problems or about asking for help with one. */
export function isTopical(word: string): boolean {
  return (topic.test(word) || whole.test(word)) && word.length > 1
}
