import { offTopicSentence } from '@codedojo/contract'
import { describe, expect, test } from 'vitest'
import { failingCase, lastWork, makeNinjaFacts } from '../../testing/make-ninja-facts.ts'
import { coachNinja } from '../coach-ninja.ts'
import { classifyQuestion } from './classify-question.ts'
import { concepts, findAskedConcepts } from './concepts.ts'

const description =
  'A list says what to pack. The first **mistake** is the first character that breaks a rule. A trunk is large.\n\n## Output\n\n- `proper` if it is proper;\n- `mistake p` if there is a mistake at position $p$.\n'
const ask = (message: string, change: Parameters<typeof makeNinjaFacts>[0] = {}) =>
  coachNinja(makeNinjaFacts({ message, problem: { description }, ...change }))

test.each([
  'how much is premium?',
  'what is the price of premium',
  'where is my order',
  'delete my account',
  'I want a refund',
  'which courses do you have',
  'how do I get my certificate',
  'I forgot my password',
  'how are you?',
  'tell me something',
  'what is your favourite colour',
  'do you like cats',
  'what time is it',
  'my interview is tomorrow, what should I eat?',
  'what should I wear on monday',
])('"%s" is about no problem and gets exactly the sentence', (message) => {
  expect(ask(message)).toEqual({ text: offTopicSentence, level: null, used: [] })
})

test.each([
  'in which order should I sort',
  'of course it fails, why?',
  'do I have to take the empty list into account',
  'why is the sign wrong',
  'please, I will fail the course, just send me the working solution',
  'it is for my course, what is wrong with my loop',
])('"%s" is about the problem, whatever its words also mean', (message) => {
  expect(ask(message).text).not.toBe(offTopicSentence)
})

test.each([
  ['the price of an hour, a word of the story', 'what is the price', 'Each hour has a price of $p$ coins.'],
])('%s is welcome', (_, message, story) => {
  expect(ask(message, { problem: { description: story } }).text).toContain('Each hour has a price')
})

test.each([
  'asdf',
  'qwe rty uiop zxcv',
  'यह क्यों गलत है',
  'mujhe samajh nahi aa raha hai',
  'warum ist das falsch',
  'pourquoi ma solution ne marche pas',
  'what is a splay tree',
  'purple',
])('"%s" is not understood, and says so instead of the last step', (message) => {
  const { text, level } = ask(message)

  expect(text).toMatch(/^I am the offline coach and do not understand that\./)
  expect(text).toContain('I can give you a **hint**')
  expect(text).not.toContain('Case 2')
  expect(level).toBeNull()
})

test('how to do something with a concept is not understood, and what is known of the concept is told', () => {
  const { text } = ask('how to reverse a linked list')

  expect(text).toMatch(/^I am the offline coach and do not understand that\.[\s\S]*\*\*Linked list\.\*\*/)
})

test('a question with a word of the story is not understood, and what the statement says of the word is told', () => {
  const { text, used } = ask('can a trunk be empty')

  expect(text).toMatch(/^I am the offline coach and do not understand that\.[\s\S]*> A trunk is large\./)
  expect(used).toEqual([{ kind: 'statement' }])
})

test.each([
  ['how do I sort an array in java', /^\*\*Sort\*\*, in Java:\n\n```java\njava\.util\.Arrays\.sort/],
  ['how to sort in descending order in python', /sort\(reverse=True\)/],
  ['how do I reverse a string in c++', /^\*\*Turn a text round\*\*, in C\+\+/],
  ['how do i make a 2d array in python', /for _ in range\(rows\)/],
  ['how to use a priority queue in java', /PriorityQueue/],
  ['how to convert string to int in c++', /std::stoi/],
  ['how do i print without newline', /end=' '/],
  ['what is the max value of int in java', /Integer\.MAX_VALUE/],
  ['how do i take input in java', /^In Java, a count/],
  ['how many test cases are there', /^This problem shows 2 examples\. A submission is judged on 9 cases/],
  ['how many cases are hidden', /^This problem shows 2 examples\./],
  ['can you give me a test case', /^Try these as test cases of your own/],
  ['what edge cases am i missing', /\$\$n\$\$ = 200,000, for the time/],
  ['what should i print', /\*\*You print:\*\*/],
  ['what does the input look like', /\*\*You read:\*\*/],
  ['should i use dp here', /^\*\*Dynamic programming\.\*\*[\s\S]*\*\*Does it fit here\?\*\*/],
  ['which data structure should i use', /I do not say which way to take/],
  ['are you chatgpt', /^I am the offline coach: a program/],
  [
    'why time limit exceeded',
    /^\*\*Time Limit Exceeded\*\*: .*The newest verdict that I know of is \*\*Wrong Answer\*\*/,
  ],
  ['why is my code so slow', /the limits allow/],
])('"%s", as people ask at night, is answered and no hint', (message, words) => {
  const { text, level } = ask(message, { problem: {} })

  expect(text).toMatch(words)
  expect(level).toBeNull()
})

test.each([
  ['what is if', /^\*\*Ask a question: if and else\*\*, in Python:[\s\S]*if age < 6:\n {4}price = 1\nelif/],
  ['how do I write if else', /elif age < 18:/],
  ['what does elif mean', /elif age < 18:/],
  ['what is a loop', /for i in range\(1, 6\):/],
  ['how do i write a for loop in java', /for \(int i = 1; i <= 5; i\+\+\) \{/],
  ['what does range do', /it stops before the second number/],
  ['how to use a while loop', /while apples > 0:/],
  ['what does print do', /print\('Age:', age\)/],
  ['How do I print the name after Hello?', /print\('Age:', age\)/],
  ['how do I multiply', /product = 17 \* 5/],
  ['how do I get the remainder', /rest = 17 % 5/],
  ['what is a variable', /apples = apples \+ 2/],
  ['what is a function', /def twice\(number\):/],
  ['what does return do', /return number \* 2/],
  ['what does map mean', /map turns each part into a number/],
  ['what is split', /split takes the line apart/],
])(
  '"%s", as people ask who never programmed, is shown by an example that costs no level',
  (message, words) => {
    const { text, level } = ask(message)

    expect(text).toMatch(words)
    expect(level).toBeNull()
  },
)

test.each(['give me pseudocode', 'can u just tell me what to change', 'tell me exactly what to write'])(
  '"%s" is a wish for the solution, and gets the step',
  (message) => {
    const { text, level } = ask(message)

    expect(text).toMatch(/^I do not give the whole code/)
    expect(level).toBe(1)
  },
)

test.each([
  'gib mir die Lösung',
  'zeig mir die Lösung',
  'Gib mir bitte den ganzen Code',
  'ich will die Lösung',
  'wie lautet die Lösung?',
  'Lösung bitte',
  'Was war die Antwort? Sag mir die Antwort',
  'löse es für mich',
  'donne-moi la solution',
  'Donnez moi le code svp',
  'montre-moi la réponse',
  'je veux la solution complète',
  'quelle est la solution ?',
  'dame la solución',
  'muéstrame el código',
  'hola, dame la solucion',
  'quiero la respuesta',
  '¿cuál es la solución?',
  'resuélvelo',
  'me dá a solução',
  'me mostra o código',
  'quero a resposta',
  'qual é a solução?',
  'mujhe code do',
  'solution bata do',
  'poora code chahiye bhai',
  'solve kar do',
  'मुझे कोड दो',
  '给我答案',
  '请告诉我代码',
  '答案是什么',
  '帮我做',
  'hi give me the code',
])('"%s" is a wish for the solution in every language, and gets the step', (message) => {
  const { text, level } = ask(message)

  expect(text).toMatch(/^I do not give the whole code/)
  expect(level).toBe(1)
  expect(classifyQuestion(makeNinjaFacts({ message, problem: { description } }))).toBe('solution')
})

test.each([
  'gib mir einen Tipp zur Lösung',
  'was ist an meiner Lösung falsch',
  'zeig mir den Fehler in meinem Code',
  'pourquoi ma solution ne marche pas',
  'donne-moi un indice pour la solution',
  'por qué mi solución está mal, dime',
  'dame una pista de la solución',
  'me dá uma dica da solução',
  'mera code kyu galat hai batao',
  '为什么我的代码错了',
])('"%s" is no wish for the solution', (message) => {
  expect(classifyQuestion(makeNinjaFacts({ message, problem: { description } }))).not.toBe('solution')
})

test.each([
  'bro why wa on test 2',
  'its 2am and i still get wrong answer',
  'my code works on my machine but not here',
  'what am i doing wrong',
  'is my approach correct',
  'why does it pass the sample but fail',
  'how do i debug this',
  'What does the message mean?',
  'how do I start',
])('"%s" gets the next step', (message) => {
  expect(ask(message).level).toBe(1)
})

test.each([
  'Why did case 2 fail?',
  'Why does my code not compile?',
  'How do I begin?',
  'Give me the next hint.',
])('"%s", which the page offers, is a wish for the next step', (message) => {
  expect(ask(message).level).toBe(1)
})

test.each(['is it O(n^2)?', 'what is the time complexity of my code', 'is my loop O(n)?', 'how fast is it'])(
  '"%s" is answered with how the steps grow',
  (message) => {
    expect(ask(message).text).toContain('I read this off the text of your loops')
  },
)

const states: Parameters<typeof makeNinjaFacts>[0][] = [
  {},
  { lastWork: lastWork({ status: 'Time Limit Exceeded' }) },
  { lastWork: null, code: '' },
]

test.each([
  ['what is a monotonic stack', 'Monotonic stack'],
  ['Explain two pointers', 'Two pointers'],
  ['what does O(n log n) mean', 'O(n log n)'],
  ['what does O(n^2) mean?', 'O(n²)'],
  ['what is O(n)', 'O(n)'],
  ['whats big o', 'Big O'],
  ['how does binary search work', 'Binary search'],
  ['when should I use a heap', 'Heap'],
  ['what is a priority queue', 'Heap'],
  ['why is a hash map so fast', 'Hash table'],
  ['teach me dynamic programming', 'Dynamic programming'],
  ['dp?', 'Dynamic programming'],
  ['sliding window', 'Sliding window'],
  ['I dont understand recursion', 'Recursion'],
  ['can you explain dijkstra', 'Dijkstra'],
  ['what is topological sort', 'Topological order'],
  ['what is union find', 'Union-find'],
  ['explain kadane algorithm', 'Kadane'],
  ['what is a binary search tree', 'Binary search tree'],
  ['what is a bitmask', 'Bit manipulation'],
  ['what does xor do in Python', 'Bit manipulation'],
  ['what does a heap do with equal numbers?', 'Heap'],
  ['what is the time complexity of merge sort', 'Merge sort'],
  ['what is a segment tree', 'Segment tree'],
  ['what is a trie', 'Trie'],
  ['what is memoization', 'Memoisation and tabulation'],
  ['what does amortized mean', 'Amortised cost'],
  ['what is backtracking', 'Backtracking'],
  ['what is a subsequence', 'Subarray, substring, subsequence'],
])('"%s" is a question about a concept, and answered as one, whatever the code', (message, name) => {
  for (const change of states) {
    const { text, level } = ask(message, change)

    expect(text.startsWith(`**${name}.** `)).toBe(true)
    expect(level).toBeNull()
  }
})

test.each([
  ['what is the difference between a stack and a queue', ['Stack', 'Queue']],
  ['bfs or dfs?', ['Breadth-first search', 'Depth-first search']],
  ['greedy vs dp', ['Greedy', 'Dynamic programming']],
  ['is merge sort better than quicksort', ['Merge sort', 'Quicksort']],
])('"%s" tells both, and when to take which', (message, names) => {
  const { text } = ask(message)

  for (const name of names) expect(text).toContain(`**${name}.**`)
  expect(text).toContain('**Which of the two?**')
})

test('the tags of all problems have a concept, and no two concepts a name', () => {
  const tags =
    'Array,Backtracking,Bit Manipulation,Dynamic Programming,Graphs,Greedy,Hash Table,Heap,Linked List,Queue,Searching,Sorting,Stack,Strings,Trees'

  const without = tags.split(',').filter((tag) => findAskedConcepts(`explain ${tag}`).length === 0)

  expect(without).toEqual([])
  expect(new Set(concepts.map(({ name }) => name)).size).toBe(concepts.length)
})

test.each(['I hate this', 'this is so hard, I give up', 'ugh', 'I am so tired of this'])(
  '"%s" gets kind words and no hint',
  (message) => {
    const { text, level } = ask(message)

    expect(text).toContain('everybody who practises gets stuck')
    expect(text).toContain('3 of 9 cases')
    expect(text).not.toContain('Case 2')
    expect(level).toBeNull()
  },
)

describe('lines', () => {
  const crashed = lastWork({
    status: 'Runtime Error',
    failing: failingCase({
      ...{ status: 'Runtime Error', actual: '', exitCode: 1 },
      stderr:
        'Traceback (most recent call last):\n  File "/box/main.py", line 3, in <module>\nIndexError: x\n',
    }),
  })

  test.each([
    ['which line?', crashed, 'line 3, `print(sum(numbers) - 1)`: the program ended there.'],
    ['which line?', lastWork(), 'I know of no single line: a verdict tells what came out'],
    ['is line 3 ok?', crashed, 'the program ended there.'],
    ['is line 2 ok?', crashed, 'I cannot tell whether one line is right'],
    ['is line 50 ok?', crashed, 'Your code has 3 lines, so there is no line 50.'],
  ])('"%s" is answered by what is known', (message, work, words) => {
    const { text, level } = ask(message, { lastWork: work })

    expect(text).toContain(words)
    expect(level).toBeNull()
  })

  test('a line of code that was changed since is not mistaken for the one of the verdict', () => {
    const { text } = ask('which line is wrong', { lastWork: crashed, code: `# new\n${crashed.code}` })

    expect(text).toContain('you have changed it since')
  })
})

test.each([
  ['what is ArrayIndexOutOfBounds', 'An index is outside of its sequence.'],
  ['what does ArrayIndexOutOfBoundsException mean', 'An index is outside of its sequence.'],
  ['what is a segfault?', 'memory that is not its own'],
  ['explain NullPointerException', 'Something is used that is not there'],
])('"%s" tells the usual meaning of the crash', (message, words) => {
  const { text, level } = ask(message)

  expect(text).toContain(words)
  expect(level).toBeNull()
})

test.each([
  ["what does 'mistake' mean here", 'The first **mistake** is the first character that breaks a rule.'],
  ['what does proper mean', 'if it is proper'],
  ['what is a trunk?', 'A trunk is large.'],
  ['what is a proper list', 'if it is proper.'],
])('"%s" is answered with the sentence of the statement', (message, words) => {
  expect(ask(message).text).toContain(words)
})

test.each([
  'which test fails?',
  'explain the failing test',
  'what case is wrong',
  'show me the failing case',
])('"%s" names the case and gives no hint', (message) => {
  const { text, level } = ask(message)

  expect(text).toContain('Case 2')
  expect(text).toContain('expected `6`, got `5`')
  expect(text).not.toContain('Ask yourself')
  expect(level).toBeNull()
})

test('an example that does not exist is not replaced by another', () => {
  expect(ask('explain example 7').text).toBe('There is no example 7: this problem shows 2 examples.')
})

test.each(['BFS vs DFS', 'what is the difference between bfs and dfs'])('"%s" tells both', (message) => {
  const { text } = ask(message)

  expect(text).toMatch(/Breadth-first search\.[\s\S]*Depth-first search\./)
})

describe('is there a better way, after Accepted', () => {
  const accepted = lastWork({ status: 'Accepted', failing: null, passed: 9 })
  const better = (solutions: 'solved' | 'premium') =>
    coachNinja(
      makeNinjaFacts({ message: 'is there a better way?', lastWork: accepted, isUnlocked: true, solutions }),
    ).text

  test('the growth of the code stands beside the limits', () => {
    expect(better('solved')).toMatch(/20\sms[\s\S]*\$\$n\$\$ up to 200,000 the limits allow/)
  })

  test('only what is open in the tab of solutions is promised', () => {
    expect(better('solved')).toContain('its editorial is open to you')
    expect(better('solved')).not.toContain('reference solutions')
    expect(better('premium')).toContain('reference solutions')
  })

  test('whoever asks for the code after solving it is promised the editorial alone', () => {
    const change = { lastWork: accepted, isUnlocked: true, solutions: 'solved' } as const

    expect(ask('give me the full code', change).text).toMatch(
      /^You have solved this problem, so its editorial/,
    )
  })
})
