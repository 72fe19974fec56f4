import { expect, test } from 'vitest'
import { doesWithoutRareHeaders, rareHeaders, withoutRareHeaders } from './cpp-rare-headers.ts'

const everything = '#include <bits/stdc++.h>\nusing namespace std;\n'
const sourceOf = (code: string) => ({ name: 'main.cpp', bytes: Buffer.from(code) })

test('a program of everyday words does without the rare headers', () => {
  const code = `${everything}int main() { vector<int> path(3); sort(path.begin(), path.end()); cout << path[0]; }`

  expect(doesWithoutRareHeaders([sourceOf(code)])).toBe(true)
})

test.each(Object.keys(rareHeaders))('one that includes <%s> does not', (name) => {
  expect(doesWithoutRareHeaders([sourceOf(`${everything}#include <${name}>\n`)])).toBe(false)
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
])('nor does one that says %s', (code) => {
  expect(doesWithoutRareHeaders([sourceOf(everything), sourceOf(code)])).toBe(false)
})

test('who does not include the header of everything is not asked', () => {
  expect(doesWithoutRareHeaders([sourceOf('#include <cstdio>\nint main() {}')])).toBe(false)
})

test('only lines that include a rare header are left out', () => {
  const text =
    '#include <cmath>\n# include <complex>\n#include <complex.h> // C\n#if X\n#include <thread>\n#endif\n'

  expect(withoutRareHeaders(text)).toBe('#include <cmath>\n\n#include <complex.h> // C\n#if X\n\n#endif\n')
})
