import type { Verdict } from '@codedojo/contract'
import type { ChosenProgram, Situation } from '../situation.ts'

/** Help with programs that are too slow, that crash, or that do not compile. */
export const failedSituations: readonly Situation[] = [
  failed('Time Limit Exceeded', 'first-echo', {
    program: { path: 'time_limit_exceeded/list_membership.py' },
    message: 'Why is it so slow?',
    level: 2,
  }),
  failed('Time Limit Exceeded', 'is-it-prime', {
    program: { path: 'time_limit_exceeded/every_divisor.cpp' },
    message: 'Why do I get TLE?',
    level: 1,
  }),
  failed('Time Limit Exceeded', 'overtaken', {
    program: { path: 'time_limit_exceeded/pair_by_pair.cpp' },
    message: 'Give me a hint how to make it faster.',
    level: 3,
  }),
  failed('Time Limit Exceeded', 'balcony-talk', {
    program: { path: 'time_limit_exceeded/looks_back.py' },
    message: 'I am stuck, it is too slow.',
    level: 4,
  }),
  failed('Time Limit Exceeded', 'two-porters', {
    program: { path: 'time_limit_exceeded/tries_everything.cpp' },
    message: 'Which part of my code takes so long?',
    level: 2,
  }),
  failed('Runtime Error', 'climb-the-stairs', {
    program: { path: 'run_time_error/only_one_base_case.py' },
    message: 'Why does it crash?',
    level: 1,
  }),
  failed('Runtime Error', 'good-news', {
    program: { path: 'run_time_error/recursive.py' },
    message: 'It crashes. Give me a hint.',
    level: 2,
  }),
  failed('Runtime Error', 'list-reversed', {
    program: {
      path: 'accepted/main.py',
      edit: { from: 'range(len(carriages) - 1, -1, -1)', to: 'range(len(carriages), -1, -1)' },
    },
    message: 'What is wrong with my loop?',
    level: 1,
  }),
  failed('Runtime Error', 'two-porters', {
    program: { path: 'accepted/Main.java', edit: { from: 'new int[total + 1]', to: 'new int[total]' } },
    message: 'I get an exception and do not know why. Help me.',
    level: 3,
  }),
  failed('Compilation Error', 'first-echo', {
    program: { path: 'accepted/main.cpp', edit: { from: 'int n;', to: 'int n' } },
    message: 'It does not compile. Why?',
    level: 1,
  }),
  failed('Compilation Error', 'second-largest', {
    program: {
      path: 'accepted/Main.java',
      edit: { from: 'Integer silver = null;', to: 'int silver = null;' },
    },
    message: 'What does the compiler want from me? I am stuck.',
    level: 2,
  }),
  failed('Compilation Error', 'fizz-buzz', {
    program: {
      path: 'accepted/main.js',
      edit: { from: 'function fizzBuzz(n) {', to: 'function fizzBuzz(n {' },
    },
    message: 'Help, I get an error at once.',
    level: 1,
  }),
  failed('Compilation Error', 'climb-the-stairs', {
    program: { path: 'accepted/main.py', edit: { from: 'if steps <= 1:', to: 'if steps <= 1' } },
    message: 'Which line is the error in?',
    level: 1,
  }),
]

interface FailedSituation extends Pick<Situation, 'level' | 'message'> {
  readonly program: ChosenProgram
}

function failed(verdict: Verdict, problem: string, { program, level, message }: FailedSituation): Situation {
  return {
    name: `${verdict}: ${problem} ${program.path}`,
    ...{ problem, program, message, level },
    judged: { by: 'submit', verdict },
    about: 'debug',
    tries: level,
  }
}
