import { buffer } from 'node:stream/consumers'
import { createZipStream } from '../../packages/problem-package/src/index.ts'

const validator = `import sys
n, target = map(int, input().split())
nums = list(map(int, input().split()))
sys.exit(42 if n == len(nums) and 1 <= n <= 100 else 43)
`

const program = `n, target = map(int, input().split())
nums = list(map(int, input().split()))
pairs = [(i + 1, j + 1) for j in range(n) for i in range(j) if nums[i] + nums[j] == target]
print(*pairs[0] if pairs else ["none"])
`

/** Solves it in function mode. */
export const twoSum = `def twoSum(nums, target):
    print("looking for", target)
    for j in range(len(nums)):
        for i in range(j):
            if nums[i] + nums[j] == target:
                return [i + 1, j + 1]
    return []
`

/** A package of a problem with a signature, as a zip. */
export async function functionPackage(title: string): Promise<Buffer> {
  const files = {
    'problem.yaml': `problem_format_version: "2025-09"\nname: ${title}\nlicense: cc by-sa\ncredits: CodeDojo\nlimits: {time_limit: 2, memory: 256}\n`,
    'codedojo.yaml':
      'difficulty: easy\ntags: [Array]\nsignature:\n  function: "twoSum(nums: int[], target: int): int[]"\n  input: |\n    n target\n    nums[n]\n  output: result[*] or none\n',
    'statement/problem.en.md':
      'Find two numbers that add up to the target.\n\n## Input\n\nThe first line has $n$ and the target, the second one $n$ numbers.\n',
    'input_validators/check.py': validator,
    'data/sample/1.in': '4 9\n2 7 11 15\n',
    'data/sample/1.ans': '1 2\n',
    'data/secret/1.in': '3 6\n3 2 4\n',
    'data/secret/1.ans': '2 3\n',
    'data/secret/2.in': '2 5\n1 1\n',
    'data/secret/2.ans': 'none\n',
    'submissions/accepted/main.py': program,
    'function/main.py': twoSum,
  }
  const entries = Object.entries(files).map(([path, text]) => ({
    path: `two-sum/${path}`,
    content: async () => Buffer.from(text),
  }))
  return buffer(createZipStream(entries))
}
