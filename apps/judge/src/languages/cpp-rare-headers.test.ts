import { expect, test } from 'vitest'
import {
  includesBitsStdcpp,
  mentionsRareHeaders,
  rareHeaders,
  withoutRareHeaders,
} from './cpp-rare-headers.ts'

const everything = '#include <bits/stdc++.h>\nusing namespace std;\n'
const sourceOf = (code: string) => ({ name: 'main.cpp', bytes: Buffer.from(code) })

test('a program of everyday words mentions no rare header', () => {
  const code = `${everything}int main() { vector<int> path(3); sort(path.begin(), path.end()); cout << path[0]; }`

  expect(mentionsRareHeaders([sourceOf(code)])).toBe(false)
})

test.each(Object.keys(rareHeaders))('one that includes <%s> does', (name) => {
  expect(mentionsRareHeaders([sourceOf(`${everything}#include <${name}>\n`)])).toBe(true)
})

test.each([
  'complex<double> z;',
  'uniform_int_distribution<int> dice(1, 6);',
  'mt19937_64 rng(1);',
  'linear_congruential_engine<unsigned, 1, 2, 3> e;',
  'auto f = async(launch::async, [] { return 1; });',
  'this_thread::yield();',
  'wregex pattern(L"a");',
  'smatch found;',
  'for_each(execution::par, v.begin(), v.end(), [](int) {});',
  'osyncstream(cout) << 1;',
  'shared_lock lock(gate);',
  '#ifdef __cpp_lib_latch',
  'sem_t gate; sem_wait(&gate);',
])('so does one that says %s', (code) => {
  expect(mentionsRareHeaders([sourceOf(everything), sourceOf(code)])).toBe(true)
})

test('the header of everything may be included by any of the files', () => {
  expect(includesBitsStdcpp([sourceOf('int main() {}'), sourceOf(everything)])).toBe(true)
  expect(includesBitsStdcpp([sourceOf('#include <cstdio>\nint main() {}')])).toBe(false)
})

test('only lines that include a rare header are left out', () => {
  const text =
    '#include <cmath>\n# include <complex>\n#include <complex.h> // C\n#if X\n#include <thread>\n#endif\n'

  expect(withoutRareHeaders(text)).toBe('#include <cmath>\n\n#include <complex.h> // C\n#if X\n\n#endif\n')
})
