import { expect, test } from 'vitest'
import { readProblemPackage } from './read-problem-package.ts'
import { exampleFolder, legacyFiles, ownFiles } from './testing/example-package.ts'

const programs = {
  'submissions/wrong_answer/greedy/main.cpp': '',
  'submissions/wrong_answer/greedy/greedy.h': '',
  'submissions/time_limit_exceeded/Slow.java': '',
  'submissions/run_time_error/crash.js': '',
  'submissions/mixed/either.cc': '// @EXPECTED_RESULTS@: WRONG-ANSWER, TIMELIMIT\n',
  'submissions/different/unknown.py': '',
  'submissions/accepted/old.py': '#!/usr/bin/env python2\nprint 1\n',
  'submissions/accepted/older.py': 'print raw_input()\n',
  'submissions/accepted/fast.go': '',
  'submissions/accepted/fast.pyc': '',
}

test('labels of a legacy package come from class folders and from comments', async () => {
  await using example = await exampleFolder({ ...legacyFiles, ...programs })

  const { submissions } = await readProblemPackage(example.folder)

  expect(submissions.map(({ path, languageLabel, expected }) => [path, languageLabel, expected])).toEqual([
    ['accepted/echo.py', 'python', ['Accepted']],
    ['accepted/fast.go', 'go', ['Accepted']],
    ['accepted/old.py', 'python2', ['Accepted']],
    ['accepted/older.py', 'python2', ['Accepted']],
    ['different/unknown.py', 'python', null],
    ['mixed/either.cc', 'cpp', ['Wrong Answer', 'Time Limit Exceeded']],
    ['run_time_error/crash.js', 'javascript', ['Runtime Error', 'Wrong Answer', 'Time Limit Exceeded']],
    ['time_limit_exceeded/Slow.java', 'java', ['Time Limit Exceeded', 'Wrong Answer']],
    ['wrong_answer/greedy', 'cpp', ['Wrong Answer']],
  ])
})

test('a folder is one program of several files', async () => {
  await using example = await exampleFolder({ ...legacyFiles, ...programs })

  const { submissions } = await readProblemPackage(example.folder)

  const greedy = submissions.find(({ path }) => path === 'wrong_answer/greedy')
  expect(greedy?.sources.map(({ name }) => name)).toEqual(['greedy.h', 'main.cpp'])
})

test('the new format is strict about slow and crashing programs, and submissions.yaml refines it', async () => {
  await using example = await exampleFolder({
    ...ownFiles,
    'submissions/time_limit_exceeded/slow.py': '',
    'submissions/run_time_error/crash.py': '',
    'submissions/rejected/no.py': '',
    'submissions/brute_force/all.py': '',
    'submissions/brute_force/most.py': '',
    'submissions/submissions.yaml':
      'brute_force/m*.py: {permitted: [AC, TLE, WA], required: [TLE]}\naccepted: {permitted: AC}\n',
  })

  const { submissions } = await readProblemPackage(example.folder)

  expect(Object.fromEntries(submissions.map(({ path, expected }) => [path, expected]))).toMatchObject({
    'time_limit_exceeded/slow.py': ['Time Limit Exceeded'],
    'run_time_error/crash.py': ['Runtime Error'],
    'rejected/no.py': [
      'Wrong Answer',
      'Time Limit Exceeded',
      'Memory Limit Exceeded',
      'Output Limit Exceeded',
      'Runtime Error',
    ],
    'brute_force/all.py': ['Runtime Error', 'Time Limit Exceeded'],
    'brute_force/most.py': ['Time Limit Exceeded', 'Wrong Answer'],
  })
})

test('an expected result that names no verdict is an error that names the file', async () => {
  await using example = await exampleFolder({
    ...legacyFiles,
    'submissions/mixed/odd.py': '# @EXPECTED_RESULTS@: PERHAPS\n',
  })

  await expect(readProblemPackage(example.folder)).rejects.toThrow(/mixed\/odd\.py.*"PERHAPS"/)
})

test('submissions.yaml may name the language, and a start of its own is not judged', async () => {
  await using example = await exampleFolder({
    ...ownFiles,
    'submissions/wrong_answer/odd/start.py': '',
    'submissions/wrong_answer/usual/main.py': '',
    'submissions/wrong_answer/old.py': '',
    'submissions/wrong_answer/capital.C': '',
    'submissions/submissions.yaml':
      'wrong_answer/odd: {entrypoint: start.py}\nwrong_answer/usual: {entrypoint: main.py}\nwrong_answer/old.py: {language: python2}\n',
  })

  const { submissions } = await readProblemPackage(example.folder)

  const told = submissions
    .filter(({ className }) => className === 'wrong_answer')
    .map(({ path, language, languageLabel }) => [path, language, languageLabel])
  expect(told).toEqual([
    ['wrong_answer/capital.C', 'cpp', 'cpp'],
    ['wrong_answer/odd', null, 'python, started at "start.py"'],
    ['wrong_answer/old.py', null, 'python2'],
    ['wrong_answer/usual', 'python', 'python'],
  ])
})
