import type { Situation } from '../situation.ts'

/** Help with programs that print something wrong. */
export const wrongAnswerSituations: readonly Situation[] = [
  wrong('largest-and-where', 'best_begins_at_zero.py', { level: 1, message: 'Why is this wrong?' }),
  wrong('largest-and-where', 'compares_texts.js', {
    level: 2,
    message: 'It works with small numbers. Help?',
  }),
  wrong('count-vowels', 'each_vowel_once.js', { level: 1, message: 'Which case fails?' }),
  wrong('fizz-buzz', 'or_for_and.py', { level: 2, message: 'I am stuck.' }),
  wrong('second-largest', 'gold_becomes_silver.java', { level: 3, message: 'Give me a hint, please.' }),
  wrong('packing-list', 'counts_only.py', { level: 2, message: 'Why do I get Wrong Answer?' }),
  wrong('keep-it-secret', 'one_day_too_many.py', { level: 3, message: 'Help me find my mistake.' }),
  wrong('common-signal', 'overflow.cpp', { level: 4, message: 'hint' }),
  wrong('first-echo', 'pairs_with_itself.js', { level: 1, message: 'What is wrong here?' }),
  wrong('same-tune', 'order_lost.py', { level: 3, message: 'What is the next step?' }),
  wrong('two-porters', 'parcel_used_twice.cpp', { level: 4, message: 'I see no mistake. Give me a hint.' }),
  wrong('overtaken', 'only_the_speed.cpp', { level: 2, message: 'Why is the answer wrong?' }),
  wrong('leap-year', 'only_by_four.py', { level: 1, message: 'which line is wrong' }),
  wrong('climb-the-stairs', 'both_strides_give_the_same.java', { level: 2, message: 'Help me debug this.' }),
]

function wrong(
  problem: string,
  file: string,
  { level, message }: Pick<Situation, 'level' | 'message'>,
): Situation {
  return {
    name: `wrong: ${problem} ${file}`,
    ...{ problem, message, level },
    program: { path: `wrong_answer/${file}` },
    judged: { by: 'submit', verdict: 'Wrong Answer' },
    about: 'debug',
    tries: level,
  }
}
