/** The words of a message in lower case, without marks. */
export function wordsOf(message: string): string[] {
  return message.toLowerCase().match(/[a-z][a-z+#'-]*|\d+/g) ?? []
}

/** Words that say nothing about what a message is about. */
export const emptyWords = new Set(
  "a an and are as at be but by can could did do does for from get go got had has have he her here him his how i i'm im if in into is it it's its just know let like lot make many may me might more much must my need no not of oh on one or our out please pls she should so some such tell than that the their them then there these they this those to too u up us very want was we well were what what's when where which who why will with would yes you your about really say explain give show write".split(
    ' ',
  ),
)

/** Words of programming, problems and of asking for help, by their beginnings. */
const topic =
  /^(?:algorithm|approach|argument|array|ascend|assert|backtrack|base|bfs|big-?o|binary|bit|boundar|bracket|brute|bug|cach|case|char|class|code|coding|collection|compar|compil|complex|comput|condition|constrain|constant|contain|correct|count|crash|cycle|data|debug|declar|deque|descend|dfs|dictionar|difference|digit|dijkstra|divid|divis|dp|dsa|dynamic|edge|editorial|efficien|element|error|example|exception|exceed|expect|exponential|fail|fast|faster|fibonacci|fix|float|forgot|format|function|gcd|graph|greedy|grid|guess|hash|heap|help|hidden|hint|idea|implement|improve|index|infinite|input|insert|int|integer|iterat|java|javascript|judge|key|language|length|level|limit|line|linear|link|list|log|logic|long|loop|map|math|matrix|max|mean|memo|memory|merge|method|min|mistake|mod|modulo|nested|next|node|null|number|o|off|operator|optim|order|output|overflow|parse|pass|path|permut|pointer|pop|prefix|prime|print|problem|program|push|python|queue|quick|range|read|recurs|reference|return|reverse|rule|run|runtime|sample|scan|search|segment|set|simulat|slid|slow|solution|solv|sort|space|split|stack|start|statement|stdin|step|string|stuck|submit|submission|subarray|subset|substring|suffix|sum|swap|syntax|test|text|time|tle|tle|topolog|trace|travers|tree|trie|tuple|two|type|understand|undefined|union|unsolved|update|valid|value|variable|vector|verdict|visit|wa|while|wrong|xor|zero|stuck|approach|cpp|c\+\+|node|js|rte|mle|segfault|segmentation|terminat|theory|worked|work|works|working|yes|no|ok|okay|again|another|continue|why|how|what)/

/** Whether a word belongs to programming problems or to asking for help with one. */
export function isTopical(word: string): boolean {
  return topic.test(word) && word.length > 1
}
