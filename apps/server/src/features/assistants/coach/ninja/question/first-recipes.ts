import type { Recipe } from './recipes.ts'

/** Recipes for the basic parts of a language, for people who write their first program. */
export const firstRecipes: readonly Recipe[] = [
  {
    name: 'Ask a question: if and else',
    pattern:
      /\bel(?:se )?if\b|\bif[- ]?(?:\/|,|and|or)?[- ]?else\b|\bif[- ]?(?:statement|condition|clause)s?\b|\b(?:is|are|does|write|use|make) (?:an? |the )?["'`]?(?:if|else)\b/i,
    code: {
      cpp: 'if (age < 6) {\n    price = 1;\n} else if (age < 18) {\n    price = 2;\n} else {\n    price = 3;\n}',
      java: 'if (age < 6) {\n    price = 1;\n} else if (age < 18) {\n    price = 2;\n} else {\n    price = 3;\n}',
      python:
        '# A colon ends these lines; what belongs to each\n# stands four spaces further right.\nif age < 6:\n    price = 1\nelif age < 18:\n    price = 2\nelse:\n    price = 3',
      javascript:
        'if (age < 6) {\n  price = 1\n} else if (age < 18) {\n  price = 2\n} else {\n  price = 3\n}',
    },
  },
  {
    name: 'Do something as long as a condition is true: while',
    pattern: /\bwhile[- ]?loops?\b|\b(?:is|does|write|use|make) (?:an? |the )?["'`]?while\b/i,
    code: {
      cpp: 'while (apples > 0) {\n    apples = apples - 3;\n}',
      java: 'while (apples > 0) {\n    apples = apples - 3;\n}',
      python:
        '# Four spaces: the second line belongs to the loop.\nwhile apples > 0:\n    apples = apples - 3',
      javascript: 'while (apples > 0) {\n  apples = apples - 3\n}',
    },
  },
  {
    name: 'Do something again and again: for',
    pattern:
      /\bfor[- ]?loops?\b|\b(?:is|are|does|write|use|make) (?:an? |the )?["'`]?(?:for|loops?|range)\b|\brepeat\b.{0,200}\btimes\b/i,
    code: {
      cpp: "for (int i = 1; i <= 5; i++) {\n    std::cout << i << '\\n';   // 1, 2, 3, 4, 5\n}",
      java: 'for (int i = 1; i <= 5; i++) {\n    System.out.println(i);   // 1, 2, 3, 4, 5\n}',
      python:
        '# i is 1, 2, 3, 4, 5: it stops before the second number.\n# Four spaces: the second line belongs to the loop.\nfor i in range(1, 6):\n    print(i)',
      javascript: 'for (let i = 1; i <= 5; i++) {\n  console.log(i)   // 1, 2, 3, 4, 5\n}',
    },
  },
  {
    name: 'Print a text, a value, or both',
    pattern:
      /\b(?:is|does|use|write) (?:the )?["'`]?(?:print|println|console\.log|cout)\b|\bprint (?:an? |the |my )?(?:name|text|word|values?|variables?|numbers?|strings?|something)\b/i,
    code: {
      cpp: "// A text stands between quotes, a variable does not.\nstd::cout << \"Hi\" << '\\n';\nstd::cout << age << '\\n';\nstd::cout << \"Age: \" << age << '\\n';",
      java: '// A text stands between quotes, a variable does not.\nSystem.out.println("Hi");\nSystem.out.println(age);\nSystem.out.println("Age: " + age);',
      python:
        "# A text stands between quotes, a variable does not.\nprint('Hi')\nprint(age)\nprint('Age:', age)   # a comma puts a space between\nprint('Hi ' + name)  # + joins texts, without a space",
      javascript:
        "// A text stands between quotes, a variable does not.\nconsole.log('Hi')\nconsole.log(age)\nconsole.log('Age: ' + age)",
    },
  },
  {
    name: 'Compute',
    pattern:
      /\b(?:multiply|multiplication|divide|division|subtract|remainder|modulo|add (?:two|three|the|up|numbers)\b|compute|calculate)/i,
    code: {
      cpp: 'int a = 17, b = 5;\nint sum = a + b, product = a * b;\nint whole = a / b;        // 3: how often 5 fits\nint rest = a % b;         // 2: what is left over\ndouble exact = a / 5.0;   // 3.4',
      java: 'int a = 17, b = 5;\nint sum = a + b, product = a * b;\nint whole = a / b;        // 3: how often 5 fits\nint rest = a % b;         // 2: what is left over\ndouble exact = a / 5.0;   // 3.4',
      python:
        'total = 17 + 5\nproduct = 17 * 5\nwhole = 17 // 5   # 3: how often 5 fits\nrest = 17 % 5     # 2: what is left over\nexact = 17 / 5    # 3.4',
      javascript:
        'const sum = 17 + 5\nconst product = 17 * 5\nconst whole = Math.floor(17 / 5)  // 3: how often 5 fits\nconst rest = 17 % 5               // 2: what is left over\nconst exact = 17 / 5              // 3.4',
    },
  },
  {
    name: 'Keep a value: a variable',
    pattern: /\bvariables?\b|\bassign\w*\b/i,
    code: {
      cpp: '// A new variable: its type, its name, its first value.\nint apples = 3;\napples = apples + 2;   // now it is 5\nstd::string name = "Ada";',
      java: '// A new variable: its type, its name, its first value.\nint apples = 3;\napples = apples + 2;   // now it is 5\nString name = "Ada";',
      python:
        "# The name on the left gets the value on the right.\napples = 3\napples = apples + 2   # now it is 5\nname = 'Ada'",
      javascript:
        "// The name on the left gets the value on the right.\nlet apples = 3\napples = apples + 2   // now it is 5\nconst name = 'Ada'    // const: it never changes",
    },
  },
  {
    name: 'A function of your own',
    pattern: /\bfunctions?\b|\b(?:is|does|use) (?:an? |the )?["'`]?(?:def|return)\b/i,
    code: {
      cpp: 'int twice(int number) {\n    return number * 2;   // the value of the call\n}\n\n// In main: twice(4) is 8.',
      java: 'static int twice(int number) {\n    return number * 2;   // the value of the call\n}\n\n// In main: twice(4) is 8.',
      python: 'def twice(number):\n    return number * 2   # the value of the call\n\nprint(twice(4))   # 8',
      javascript:
        'function twice(number) {\n  return number * 2   // the value of the call\n}\n\nconsole.log(twice(4))   // 8',
    },
  },
  {
    name: 'Read a line, a number, two numbers',
    pattern:
      /\b(?:is|does|do|use) (?:an? |the )?["'`]?(?:input\(\)|input (?:do|mean)|split|map|cin|scanner)/i,
    code: {
      cpp: 'std::string word;\nint a, b;\nstd::cin >> word;     // the next word\nstd::cin >> a >> b;   // the next two numbers',
      java: 'Scanner in = new Scanner(System.in);\nString word = in.next();   // the next word\nint a = in.nextInt();      // the next number\nint b = in.nextInt();',
      python:
        'word = input()     # one whole line, as a text\nn = int(input())   # int makes a number of the text\n# Two numbers on one line: split takes the line apart\n# at its spaces, map turns each part into a number.\na, b = map(int, input().split())',
      javascript:
        "// The whole input, as a text:\nconst text = require('fs').readFileSync(0, 'utf8')\nconst n = Number(text)   // a single number\n// Two numbers: split takes the text apart,\n// map turns each part into a number.\nconst [a, b] = text.split(' ').map(Number)",
    },
  },
]
