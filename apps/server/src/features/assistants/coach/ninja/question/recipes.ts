import type { Language } from '@codedojo/contract'
import { firstRecipes } from './first-recipes.ts'

/** A snippet for a small task of the language, independent of any problem. */
export interface Recipe {
  readonly name: string
  readonly pattern: RegExp
  readonly code: Readonly<Record<Language, string>>
}

export const recipes: readonly Recipe[] = [
  {
    name: 'Sort from the largest',
    pattern:
      /\bsort\w*\b.*\b(?:descending|decreasing|reverse|largest|desc)\b|\b(?:descending|reverse)\b.*\bsort/i,
    code: {
      cpp: 'std::sort(items.begin(), items.end(), std::greater<>());',
      java: 'list.sort(java.util.Comparator.reverseOrder()); // a list of Integer, not an int[]',
      python: 'items.sort(reverse=True)',
      javascript: 'items.sort((a, b) => b - a)',
    },
  },
  {
    name: 'Sort',
    pattern: /\bsort\b(?!ing algorithm)/i,
    code: {
      cpp: 'std::sort(items.begin(), items.end());',
      java: 'java.util.Arrays.sort(items);',
      python: 'items.sort()                      # by something else: key=lambda item: item[1]',
      javascript: 'items.sort((a, b) => a - b)      // without it numbers are sorted as texts',
    },
  },
  {
    name: 'Turn a text round',
    pattern: /\brevers\w*\b.*\bstrings?\b|\bstrings?\b.*\brevers/i,
    code: {
      cpp: 'std::reverse(text.begin(), text.end());',
      java: 'String back = new StringBuilder(text).reverse().toString();',
      python: 'back = text[::-1]',
      javascript: "const back = [...text].reverse().join('')",
    },
  },
  {
    name: 'A table of rows and columns',
    pattern:
      /\b(?:2d|two[- ]dimensional|nested)\b.*\b(?:array|list|vector|table|grid|matrix)\b|\b(?:make|create|declare|initiali[sz]e)\b.*\b(?:matrix|grid)\b/i,
    code: {
      cpp: 'std::vector<std::vector<int>> table(rows, std::vector<int>(columns, 0));',
      java: 'int[][] table = new int[rows][columns];',
      python: 'table = [[0] * columns for _ in range(rows)]',
      javascript: 'const table = Array.from({ length: rows }, () => new Array(columns).fill(0))',
    },
  },
  {
    name: 'A priority queue',
    pattern: /\b(?:priority queue|(?:min|max)[- ]?heap|heapq?)\b/i,
    code: {
      cpp: 'std::priority_queue<int> largest;                                        // the largest on top\nstd::priority_queue<int, std::vector<int>, std::greater<>> smallest;     // the smallest on top\nsmallest.push(5); int top = smallest.top(); smallest.pop();',
      java: 'var smallest = new java.util.PriorityQueue<Integer>();                   // reverseOrder() for the largest\nsmallest.add(5); int top = smallest.poll();',
      python:
        'import heapq\nheap = []\nheapq.heappush(heap, 5)          # the smallest comes first; push -x for the largest\ntop = heapq.heappop(heap)',
      javascript:
        '// There is none in the language. For small inputs keep a sorted array; for large ones write one:\n// an array in which the parent of place i is at (i - 1) >> 1, and never larger than its children.',
    },
  },
  {
    name: 'A map from keys to values',
    pattern: /\b(?:hash ?map|dictionary|dict|unordered_map|(?:use|make|create|declare|loop over) an? map)\b/i,
    code: {
      cpp: 'std::unordered_map<std::string, int> ages;\nages["Ada"] = 36;\nif (ages.count("Ada")) std::cout << ages["Ada"];',
      java: 'var ages = new java.util.HashMap<String, Integer>();\nages.put("Ada", 36);\nint age = ages.getOrDefault("Ada", 0);',
      python: 'ages = {}\nages["Ada"] = 36\nage = ages.get("Ada", 0)',
      javascript: "const ages = new Map()\nages.set('Ada', 36)\nconst age = ages.get('Ada') ?? 0",
    },
  },
  {
    name: 'Text to number and back',
    pattern:
      /\b(?:convert|cast|parse|turn|change)\b.*\b(?:strings?|text|char\w*|int\w*|numbers?)\b|\bstring to (?:int|number)\b|\bint(?:eger)? to string\b/i,
    code: {
      cpp: 'int number = std::stoi(text);      // std::stoll for long long\nstd::string back = std::to_string(number);',
      java: 'int number = Integer.parseInt(text);      // Long.parseLong for long\nString back = String.valueOf(number);',
      python: 'number = int(text)\nback = str(number)',
      javascript: 'const number = Number(text)      // BigInt(text) beyond 2^53\nconst back = String(number)',
    },
  },
  {
    name: 'Print without a new line, and values side by side',
    pattern: /\bprint\b.*\b(?:without|same line|one line|new ?line|space[- ]?separated|spaces?|join)\b/i,
    code: {
      cpp: "std::cout << value << ' ';\nstd::cout << '\\n';      // std::endl is slow in a loop",
      java: 'System.out.print(value + " ");\nSystem.out.println();',
      python: "print(value, end=' ')\nprint(*items)          # all of them, with blanks between",
      javascript: "process.stdout.write(value + ' ')\nconsole.log(items.join(' '))",
    },
  },
  {
    name: 'The largest number, as an infinity to begin with',
    pattern:
      /\b(?:max(?:imum)?|largest|min(?:imum)?) (?:value|number|size)? ?(?:of|for) (?:an? )?(?:int|long|integer)\w*\b|\bint_max\b|\binfinity\b/i,
    code: {
      cpp: 'int most = std::numeric_limits<int>::max();          // 2147483647\nlong long more = std::numeric_limits<long long>::max();  // about 9.2e18; write 1LL * a * b',
      java: 'int most = Integer.MAX_VALUE;      // 2147483647\nlong more = Long.MAX_VALUE;        // about 9.2e18; write 1L * a * b',
      python: "most = float('inf')      # whole numbers themselves have no end",
      javascript:
        'let most = Infinity               // whole numbers are exact up to Number.MAX_SAFE_INTEGER, 2^53 - 1',
    },
  },
  {
    name: 'A queue that is quick at both ends',
    pattern: /\b(?:use|make|create|declare)\b.*\b(?:queue|deque)\b/i,
    code: {
      cpp: 'std::deque<int> line;\nline.push_back(5); int first = line.front(); line.pop_front();',
      java: 'var line = new java.util.ArrayDeque<Integer>();\nline.addLast(5); int first = line.pollFirst();',
      python: 'from collections import deque\nline = deque()\nline.append(5)\nfirst = line.popleft()',
      javascript:
        'const line = []\nline.push(5)\nlet head = 0\nconst first = line[head++]      // shift() moves everything behind it',
    },
  },
]

const asksHow =
  /\bhow\b|\bsyntax\b|\bwhat(?:'?s| is) the (?:max|largest|min|function|way|command)\b|\b(?:in|for|using) (?:java|python|javascript|js|node|cpp|py)\b|\bin c\+\+/i
/** The question is about the problem or the person's code. */
const own = /\b(?:my|wrong|fail\w*|slow|this (?:problem|task)|complexity|work|works)\b/i

/** "what is a loop", "what does print do", "explain if and else" */
const asksWhat = /\bwhat(?:'?s| is| are| do(?:es)?)\b|\bexplain\b|\bexample of\b/i

/** The snippet that a message asks for; null if none matches. */
export function findAskedRecipe(message: string): Recipe | null {
  if (own.test(message)) return null
  const found = asksHow.test(message) ? recipes.find(({ pattern }) => pattern.test(message)) : undefined
  if (found) return found
  if (!asksHow.test(message) && !asksWhat.test(message)) return null
  return firstRecipes.find(({ pattern }) => pattern.test(message)) ?? null
}
