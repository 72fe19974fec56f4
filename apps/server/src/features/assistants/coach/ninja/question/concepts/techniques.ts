import type { Concept } from './concept.ts'

/** Algorithmic techniques. */
export const techniques: readonly Concept[] = [
  {
    name: 'Sliding window',
    pattern: /\bsliding[- ]?windows?\b|\bwindow technique\b/i,
    words:
      'A sliding window is a stretch whose two ends only move forward. The right end takes values in; whenever the stretch breaks the rule, the left end gives values back until it holds again. What you know of the stretch (a sum, counts of letters) is mended with each move and never worked out anew, so all of it is O(n). It needs a rule that a smaller stretch never breaks more; with negative numbers a sum does not do that.',
  },
  {
    name: 'Two pointers',
    pattern: /\b(?:two|2)[- ]?pointers?\b|\b(?:slow and fast|fast and slow) pointers?\b|\btortoise\b/i,
    words:
      'Two places move through a sequence and never back, so all moves together are about 2n: O(n) in place of the O(n²) of all pairs. On a sorted list they start at both ends: if the sum is too small, only the left one can help, and if it is too large, only the right one. Say why each move loses no answer, or it does not work. On a chain, one that walks twice as fast meets the other when there is a ring.',
  },
  {
    name: 'Binary search on the answer',
    pattern:
      /\bbinary search(?:ing)? (?:on|over|for) (?:the )?answers?\b|\bparametric search\b|\bsearch for the answer\b/i,
    words:
      'When "can it be done with x?" goes from no to yes once and never back, search for that x itself: halve the range of possible answers and ask at its middle. It takes as many checks as the range can be halved, about 30 for a billion. You need a quick check for one x, a lower end that surely fails and an upper end that surely works.',
  },
  {
    name: 'Binary search',
    pattern: /\bbinary[- ]?search\w*\b(?!\s+tree)|\bbisect\w*\b|\b(?:lower|upper)_bound\b/i,
    words:
      'Binary search halves a range whose answers go from no to yes once and never back: O(log n), 20 steps for a million. It works on sorted lists, and also on the answer itself: "can it be done with x?" Keep one sentence true all the time, such as "everything left of low is too small", and make sure that the range shrinks with every step, even when it has two places left.',
  },
  {
    name: 'Difference array',
    pattern: /\bdifference arrays?\b|\bsweep[- ]?line\b/i,
    words:
      'To add something to many stretches, note only where it begins (+x) and where it is over (-x); one pass of running sums at the end gives every value. The same with moments in place of places is a sweep line: sort beginnings and ends, and keep how many are open. Decide what comes first at the same moment.',
  },
  {
    name: 'Prefix sums',
    pattern: /\bprefix[- ]?(?:sums?|array)s?\b|\bcumulative sums?\b|\brunning sums?\b/i,
    words:
      'Prefix sums keep the sum of the first k values for each k, from 0 for none. The sum of any stretch is then the difference of two of them, O(1) after O(n) of work. Together with a table of the sums seen so far they count stretches with a given sum, negative values too.',
  },
  {
    name: 'Kadane',
    pattern: /\bkadane\w*(?:'s)?(?: algorithm)?\b|\bmaximum sub-?array\b|\blargest sum\b/i,
    words:
      "Kadane's way finds the stretch with the largest sum in one pass: the best stretch that ends here is either this value alone or this value behind the best one that ended just before. Keep the best of all of these. Mind lists of negative values only: is the empty stretch allowed?",
  },
  {
    name: 'Memoisation and tabulation',
    pattern: /\bmemoi[sz]ation\b|\bmemo\b|\btabulation\b|\b(?:top[- ]down|bottom[- ]up)\b/i,
    words:
      'Both work out each smaller question once. Memoisation is a recursive function that writes its answers down and looks there first: easy to write, but as deep as the recursion. Tabulation fills a table in an order in which everything needed is already there: no recursion, and often only the last row has to be kept.',
  },
  {
    name: 'Knapsack',
    pattern: /\bknapsack\b|\bsubset[- ]?sum\b|\bcoin change\b/i,
    words:
      'In a knapsack you choose things with a weight and a worth so that the weights fit. The table says for each weight the best worth so far. When each thing may be used once, go through the weights downwards; when it may be used again and again, upwards. The time is things times capacity, so the capacity must be small enough for a table.',
  },
  {
    name: 'Longest common subsequence',
    pattern: /\blcs\b|\blongest common subsequence\b|\bedit distance\b|\blevenshtein\b/i,
    words:
      'Two sequences are compared in a table with an entry for each pair of beginnings. When the last signs are equal, the entry follows from both beginnings without them; otherwise one of the two sequences gives up its last sign (for edit distance: or swaps it). O(n·m) time, and two rows are enough if only the length is asked for.',
  },
  {
    name: 'Longest increasing subsequence',
    pattern: /\blis\b|\blongest increasing subsequence\b/i,
    words:
      'The longest increasing subsequence that ends at a value is one more than the best of the smaller values before it: O(n²). Quicker: keep for each length the smallest value that such a subsequence can end with; that list is sorted, so each new value finds its place by binary search, O(n log n).',
  },
  {
    name: 'Dynamic programming',
    pattern: /\bdynamic[- ]?program+ing\b|\bdp\b/i,
    words:
      'Dynamic programming works out each smaller question once and keeps its answer. Say in one sentence what an entry of the table means; then ask which smaller entries it needs (the last decision tells), which entries are known at once, and in which order to fill the rest. The time is the number of entries times the work for each. It fits when the same smaller questions come again and again; a slow recursive program with a memory is a fine way to begin.',
  },
  {
    name: 'Exchange argument',
    pattern: /\bexchange arguments?\b|\bprov(?:e|ing) (?:a )?greedy\b|\bgreedy (?:proof|correct\w*)\b/i,
    words:
      'To show that a greedy choice is right, take any best answer that decides otherwise and swap the greedy choice in: if nothing gets worse, some best answer agrees with the choice, and you may go on from there. If you find a tiny input where the swap makes it worse, the choice is wrong.',
  },
  {
    name: 'Greedy',
    pattern: /\bgreedy\b/i,
    words:
      'A greedy program decides at once and never takes it back, often after sorting. It is right only if some best answer always agrees with the decision: try to argue that swapping it in makes nothing worse. Try to break it by hand with three or four small values before you trust it; when it breaks, think of dynamic programming.',
  },
  {
    name: 'Backtracking',
    pattern: /\bback-?track\w*\b|\bn[- ]queens?\b/i,
    words:
      'Backtracking builds an answer piece by piece and takes the last piece back when it leads nowhere. What makes it quick is to notice as early as possible that it leads nowhere, and what makes it right is to undo exactly what was done. It may still try all of 2ⁿ or n! ways, so it is for small inputs.',
  },
  {
    name: 'Divide and conquer',
    pattern: /\bdivide[- ](?:and[- ])?conquer\b|\bmaster theorem\b/i,
    words:
      'Divide and conquer cuts a question into parts of the same kind, answers each, and puts the answers together. Halving with O(n) of work to put together gives O(n log n), as in merge sort: there are log n rounds of n steps. The thought goes into what crosses the cut.',
  },
  {
    name: 'Recursion',
    pattern: /\brecursi(?:on|ve|vely)\b|\bbase cases?\b/i,
    words:
      'A recursive function solves a smaller question of the same kind by calling itself. It needs a case that ends it, and each call must come closer to that case. Believe that the smaller call is right, and only say how its answer becomes yours. Each open call takes room on the stack, so mind how deep it goes.',
  },
  {
    name: 'Quickselect and the k-th largest',
    pattern: /\bquick-?select\b|\bk-?th (?:largest|smallest)\b|\btop k\b/i,
    words:
      'For the k largest of n values sorting takes O(n log n); a heap that never holds more than k takes O(n log k): put each value in, and take the smallest out when there are too many. Quickselect parts the values around one of them and goes on in one of the parts only: O(n) on average.',
  },
  {
    name: 'Merge sort',
    pattern: /\bmerge[- ]?sort\w*\b|\bcounting inversions\b/i,
    words:
      'Merge sort sorts both halves and merges them by always taking the smaller front: O(n log n) always, with O(n) of room, and equal values keep their order. While merging it can count inversions: whenever a value of the right half goes first, it passes all that remain in the left one.',
  },
  {
    name: 'Quicksort',
    pattern: /\bquick-?sort\w*\b/i,
    words:
      'Quicksort parts the values into smaller and larger ones around a pivot and sorts both parts. On average O(n log n) and in place, but O(n²) when the pivot is always an end, as with a sorted list and the first value: choose it at random.',
  },
  {
    name: 'Counting sort',
    pattern: /\b(?:counting|bucket|radix)[- ]?sort\w*\b/i,
    words:
      'When values are small whole numbers, count how often each one comes and write them out in order: O(n + range), with no comparison at all. When there are more digits, radix sort does it digit by digit from the last one, keeping the order of equals.',
  },
  {
    name: 'Sorting',
    pattern: /\bsort(?:ing|ed|s)?\b|\bcomparators?\b/i,
    words:
      'Sorting takes O(n log n), and afterwards neighbours belong together. Ask which order makes the decision at each element a local one. A comparator must say for two things which comes first, the same each time, and give "equal" for equals. JavaScript sorts numbers as texts unless you give it one.',
  },
  {
    name: 'Searching',
    pattern: /\bsearching\b|\blinear search\b/i,
    words:
      'Looking at one thing after the other finds anything in O(n). When the same values are searched again and again, prepare them: sorted, binary search takes O(log n); in a hash table, about O(1). And when "can it be done with x?" goes from no to yes once, the answer itself can be searched by halves.',
  },
  {
    name: 'Simulation',
    pattern: /\bsimulat(?:e|ion|ing)\b|\bbrute[- ]?force\b/i,
    words:
      'Simulation does what the statement tells, step by step; brute force tries everything there is. Work out how many steps the largest input takes: below about 10⁸ simple ones it is good enough. If it is too slow, it is still the program to check a quicker one against.',
  },
  {
    name: 'Meet in the middle',
    pattern: /\bmeet[- ]in[- ]the[- ]middle\b/i,
    words:
      'When 2ⁿ is too much but $$2^{n/2}$$ is not, try everything in each half, sort the results of one half, and look for the partner of each result of the other. It makes n = 40 possible.',
  },
]
