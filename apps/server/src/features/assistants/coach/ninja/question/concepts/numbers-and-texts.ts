import type { Concept } from './concept.ts'

export const numbersAndTexts: readonly Concept[] = [
  {
    name: 'Overflow',
    pattern:
      /\b(?:integer )?overflow(?:s|ed)?\b(?! ?error)|\b(?:32|64)[- ]?bits?\b|\blong long\b|\bint vs long\b/i,
    words:
      'A number type has a largest value: 2,147,483,647 for 32 bits, about 9.2·10¹⁸ for 64 bits. What goes beyond it wraps round in C++ and Java without a word; JavaScript loses exactness beyond 2⁵³; Python has no such end. Work out the largest sum or product before you choose the type, and make one factor large before you multiply.',
  },
  {
    name: 'Modular inverse',
    pattern: /\bmodular inverses?\b|\binverse mod\w*\b|\bfermat\w*\b/i,
    words:
      'A remainder may not simply be divided. In place of dividing by b, multiply by the number that gives 1 with b: for a prime p that is $$b^{p-2}$$, by Fermat, worked out by squaring in about log p steps.',
  },
  {
    name: 'Fast power',
    pattern: /\b(?:fast|binary|modular) (?:power|exponentiation)\b|\bexponentiation by squaring\b/i,
    words:
      'Fast power squares in place of multiplying one by one: aⁿ is $$(a^2)^{n/2}$$, with one more a when n is odd. About log n steps; take the remainder after each multiplication. The same works for matrices, and so for recurrences such as the one of Fibonacci.',
  },
  {
    name: 'Modulo',
    pattern: /\bmod(?:ul(?:o|us|ar))?\b(?: arithmetic)?|\bremainders?\b|\b1e9\s*\+\s*7\b|\b10\^9\s*\+\s*7\b/i,
    words:
      'A remainder may be taken after each addition and multiplication without changing the end. After a subtraction it can be negative in C++, Java and JavaScript, so bring it back to 0 or above. Dividing needs a modular inverse. Never compare remainders to find what is larger.',
  },
  {
    name: 'Greatest common divisor',
    pattern:
      /\bgcd\b|\bgreatest common (?:divisor|factor)\b|\beuclid\w*\b|\blcm\b|\bleast common multiple\b/i,
    words:
      'Euclid: gcd(a, b) is gcd(b, a mod b), until b is 0; about log steps. The least common multiple is a / gcd(a, b) · b; divide first, or it overflows.',
  },
  {
    name: 'Primes and the sieve',
    pattern: /\bsieve\b(?: of eratosthenes)?|\bprimes?\b(?: (?:numbers?|factor\w*))?|\bfactori[sz]ation\b/i,
    words:
      'To test one number, try divisors up to its square root. For all numbers up to n, the sieve of Eratosthenes crosses out the multiples of each prime, from its square on: about n log log n steps. If it keeps the smallest prime factor of each number, every number falls apart into primes in log steps.',
  },
  {
    name: 'Bit manipulation',
    pattern:
      /\bbit ?(?:manipulation|wise|masks?|s)\b|\bbitmask\w*\b|\bxor\b|\bshift(?:s|ing)? (?:left|right)\b/i,
    words:
      'Bits of a number are a small set. `x & (1 << k)` asks whether k is in it, `|` puts it in, `^` turns it over, `x & (x - 1)` takes the lowest one out. Xor forgets what comes twice: `a ^ a` is 0, and order does not matter. With 20 things there are about a million sets, so a table with a set as its index is possible.',
  },
  {
    name: 'Permutations and combinations',
    pattern:
      /\bpermutations?\b|\bcombinations?\b|\bbinomials?\b|\bn choose k\b|\bcombinatorics\b|\bpascal'?s triangle\b/i,
    words:
      'n things stand in n! orders; k of them are chosen in n! / (k! (n-k)!) ways. Small ones come from the triangle of Pascal, where each number is the sum of the two above it; large ones by a prime from factorials and modular inverses. Ask first whether the order counts, and whether something may come twice.',
  },
  {
    name: 'Subarray, substring, subsequence',
    pattern: /\bsub-?(?:arrays?|strings?|sequences?)\b(?! sum)|\bcontiguous\b/i,
    words:
      'A subarray or substring is a stretch without gaps: there are about n²/2 of them. A subsequence keeps the order but may leave things out: there are 2^n. A subset keeps no order either.',
  },
  {
    name: 'Palindrome',
    pattern: /\bpalindrom\w*\b/i,
    words:
      'A palindrome reads the same from both ends. To test one, compare from both ends inwards. To find the longest stretch that is one, grow from each middle, a sign or a gap: O(n²).',
  },
  {
    name: 'KMP and the prefix function',
    pattern: /\bkmp\b|\bknuth\b|\bprefix function\b|\bz[- ](?:function|algorithm)\b|\bpattern matching\b/i,
    words:
      'The prefix function says for each place how long the longest beginning of the text is that also ends there. When a search for a pattern fails, it tells how much of the pattern still fits, so the search never goes back: O(n + m). It also shows the period of a text: its length less the last value.',
  },
  {
    name: 'Rolling hash',
    pattern: /\brolling hash\w*\b|\brabin\w*\b|\bpolynomial hash\w*\b|\bstring hash\w*\b/i,
    words:
      'A rolling hash makes a number of a stretch of text, as its letters were digits of a large base, by a prime. With the numbers of all beginnings that of any stretch is there at once, so two stretches are compared in O(1). Different stretches can have one number: take a large prime, or two.',
  },
  {
    name: 'Floating point',
    pattern: /\bfloat(?:s|ing)?(?:[- ]?points?)?\b|\bepsilon\b|\bprecision\b/i,
    words:
      'Floating point numbers keep about 16 digits, so 0.1 + 0.2 is not exactly 0.3. Compare with a small distance in place of `==`, print as many decimals as are asked for, and stay with whole numbers wherever it is possible: compare a·d with c·b in place of a/b with c/d.',
  },
  {
    name: 'String',
    pattern: /\bstrings?\b|\basci+i?\b|\bcharacters?\b/i,
    words:
      "A string is a row of characters with indices from 0; taking a stretch out of it makes a copy, O(its length). Each character is a number: `c - 'a'` in C++ and Java, `ord(c) - 97` in Python and `charCodeAt` in JavaScript give 0 to 25 for small letters, an index into a table of 26 counts. In Java compare with `equals`, not `==`; in Python, Java and JavaScript a string never changes, so build a new one from parts.",
  },
  {
    name: 'String building',
    pattern: /\bstring ?builders?\b|\bstring concatenation\b|\bconcatenat\w*\b/i,
    words:
      "A text that is put together in a loop by `+` is copied each time, which can be O(n²). Collect the parts and join them at the end: `StringBuilder` in Java, `''.join(parts)` in Python, `parts.join('')` in JavaScript.",
  },
]
