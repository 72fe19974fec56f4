import { type Language, languages, requireSignature } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { exampleCase, judgeExample, type TestJudge } from '../../testing/test-judge.ts'
import { withJudge } from '../../testing/with-judge.ts'

let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

const signature = requireSignature({ function: 'find(nums: int[]): int', input: 'n\nnums[n]' })
/** The answer that each of these programs prints or writes, but does not return. */
const cases = [exampleCase('3\n1 2 3\n', '7\n', 'visible')]

interface Attack {
  readonly what: string
  readonly language: Language
  readonly code: string
  /** Default: nothing was returned. */
  readonly fault?: string | undefined
}

const attacks: readonly Attack[] = [
  {
    what: 'prints the answer and the verdict',
    language: 'python',
    code: 'def find(nums):\n    print(7)\n    print("Accepted")\n',
  },
  {
    what: 'prints the answer and ends at once',
    language: 'python',
    code: 'import sys\nprint(7)\nsys.exit(0)\n',
  },
  {
    what: 'writes the answer to the pipe and ends',
    language: 'python',
    code: 'import os\nos.write(5, b"7\\n")\nos._exit(0)\n',
    fault: 'forged',
  },
  {
    what: 'writes a delivery under a token of its own',
    language: 'python',
    code: 'import os\nos.write(5, b"0" * 32 + b" value 2\\n7\\n")\nos._exit(0)\n',
    fault: 'forged',
  },
  {
    what: 'reads the token again',
    language: 'python',
    code: `
import os
def find(nums):
    token = os.read(0, 100)
    os.write(5, token.strip() + b" value 2\\n7\\n")
    os._exit(0)
`,
    fault: 'forged',
  },
  {
    what: 'closes the pipe',
    language: 'python',
    code: 'import os\ndef find(nums):\n    os.close(5)\n    print(7)\n    os._exit(0)\n',
  },
  {
    what: 'writes behind the result when it ends',
    language: 'python',
    code: `
import atexit, os
late = os.open("/dev/fd/5", os.O_WRONLY)
atexit.register(lambda: os.write(late, b"7\\n"))
def find(nums):
    return 8
`,
    fault: 'forged',
  },
  {
    what: 'writes from a thread',
    language: 'python',
    code: `
import os, threading
late = os.open("/dev/fd/5", os.O_WRONLY)
threading.Thread(target=lambda: os.write(late, b"7\\n")).start()
def find(nums):
    return 8
`,
    fault: 'forged',
  },
  {
    what: 'writes from a process that it starts',
    language: 'python',
    code: `
import os
def find(nums):
    if os.fork() == 0:
        os.write(5, b"7\\n")
        os._exit(0)
    os.wait()
    return 8
`,
    fault: 'forged',
  },
  {
    what: 'replaces what the harness calls',
    language: 'python',
    code: `
import builtins, os, sys
builtins.str = builtins.repr = lambda value: "7"
builtins.type = builtins.isinstance = lambda *values: True
os.write = lambda descriptor, bytes: len(bytes)
sys.modules["__main__"].is_right = lambda *values: True
sys.stdout = sys.stderr
def find(nums):
    print(7)
`,
    fault: 'parameters',
  },
  {
    what: 'prints the answer and ends at once',
    language: 'javascript',
    code: 'console.log(7)\nprocess.exit(0)\n',
  },
  {
    what: 'writes the answer to the pipe when it ends',
    language: 'javascript',
    code: `
const fs = require('fs')
const late = fs.openSync('/dev/fd/5', 'w')
process.on('exit', () => fs.writeSync(late, '7\\n'))
function find() { return 8 }
`,
    fault: 'forged',
  },
  {
    what: 'replaces what the harness calls',
    language: 'javascript',
    code: `
const fs = require('fs')
Object.prototype.toString = Object.prototype.toJSON = Number.prototype.toString = () => '7'
Object.prototype.value = 7
Number.isInteger = Array.isArray = () => true
String.prototype.split = Array.prototype.join = () => '7'
Array.prototype[Symbol.iterator] = function* () { yield 7 }
fs.writeSync = () => 7
Buffer.from = () => Buffer.alloc(0)
JSON.stringify = () => '7'
function find() { console.log(7) }
`,
  },
  {
    what: 'ends in a static block',
    language: 'java',
    code: 'class Solution { static { System.out.println(7); System.exit(0); } long find(long[] nums) { return 8; } }',
  },
  {
    what: 'writes to the pipe in a hook',
    language: 'java',
    code: `
class Solution {
    long find(long[] nums) throws Exception {
        java.io.FileOutputStream late = new java.io.FileOutputStream("/dev/fd/5");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try { late.write("7\\n".getBytes()); } catch (Exception gone) { throw new RuntimeException(gone); }
        }));
        return 8;
    }
}`,
    fault: 'forged',
  },
  {
    what: 'has a main method of its own',
    language: 'java',
    code: 'public class Solution { long find(long[] nums) { return 8; } public static void main(String[] a) { System.out.println(7); } }',
    fault: undefined,
  },
  {
    what: 'ends before main',
    language: 'cpp',
    code: `
#include <bits/stdc++.h>
#include <unistd.h>
static int early = (printf("7\\n"), fflush(stdout), _exit(0), 0);
class Solution { public: long long find(std::vector<long long>& nums) { return 8; } };
`,
  },
  {
    what: 'writes to the pipe before everything else',
    language: 'cpp',
    code: `
#include <bits/stdc++.h>
#include <unistd.h>
__attribute__((constructor(101))) static void first() { if (write(5, "7\\n", 2)) _exit(0); }
class Solution { public: long long find(std::vector<long long>& nums) { return 8; } };
`,
    fault: 'forged',
  },
  {
    what: 'defines the calls of the system',
    language: 'cpp',
    code: `
#include <bits/stdc++.h>
extern "C" long write(int descriptor, const void*, unsigned long length) { return length; }
class Solution { public: long long find(std::vector<long long>& nums) { std::cout << 7 << std::endl; return 8; } };
`,
  },
  {
    what: 'jumps out of the call',
    language: 'cpp',
    code: `
#include <bits/stdc++.h>
class Solution { public: long long find(std::vector<long long>& nums) { puts("7"); exit(0); } };
`,
  },
]

/** Kinds that are no kind of delivery, though an object has members of these names. */
const strangeKinds = ['constructor', 'toString', '__proto__'] as const

/** Programs that find the token and deliver a kind of their own under it, on each of the cases. */
const strangeDeliveries: Readonly<Record<Language, (kind: string) => string>> = {
  python: (kind) => `
import os, sys
def find(nums):
    sys._getframe(1).f_locals["deliver"](b"${kind}")
    os._exit(0)
`,
  javascript: (kind) => `
function find() {
  find.caller.arguments[0].deliver('${kind}')
  process.exit(0)
}
`,
  cpp: (kind) => `
class Solution {
public:
    long long find(std::vector<long long>& nums) {
        codedojo_harness::write_all(codedojo_harness::delivery_token + " ${kind} 0\\n");
        _exit(0);
    }
};
`,
  // A class of this name stands before java.lang.System, so the harness reads through it.
  java: (kind) => `
class System {
    static byte[] token = new byte[32];
    static java.io.InputStream in = new java.io.InputStream() {
        private final java.io.InputStream real = new java.io.FileInputStream(java.io.FileDescriptor.in);
        private int count = 0;
        public int read() throws java.io.IOException {
            int sign = real.read();
            if (count < 32) token[count++] = (byte) sign;
            return sign;
        }
    };
}
class Solution {
    long find(long[] nums) throws Exception {
        try (java.io.FileOutputStream pipe = new java.io.FileOutputStream("/dev/fd/5")) {
            pipe.write((new String(System.token) + " ${kind} 0\\n").getBytes());
        }
        Runtime.getRuntime().halt(0);
        return 8;
    }
}
`,
}

test.each(languages.flatMap((language) => strangeKinds.map((kind) => ({ language, kind }))))(
  'a delivery of the kind $kind under the right token in $language is forged, and no case passes',
  async ({ language, kind }) => {
    const code = strangeDeliveries[language](kind)
    const program = { language, sources: [{ name: 'source', bytes: Buffer.from(code) }], signature }

    for (const stopRule of ['failure', 'limit'] as const) {
      const options = { program, cases, stopRule }
      const outcome = await judgeExample(opened.judge, { language, code, options })

      expect(outcome).toMatchObject({ status: 'Wrong Answer', passed: 0, compileMessage: null })
      expect(outcome.cases).toMatchObject([{ status: 'Wrong Answer', callFault: 'forged' }])
    }
  },
  60_000,
)

test.each(attacks)(
  '$language that $what is never Accepted',
  async ({ language, code, ...attack }) => {
    const program = { language, sources: [{ name: 'source', bytes: Buffer.from(code) }], signature }

    const outcome = await judgeExample(opened.judge, { language, code, options: { program, cases } })

    expect(outcome.status).not.toBe('Accepted')
    expect([outcome.compileMessage, outcome.cases[0]?.callFault]).toEqual([
      null,
      'fault' in attack ? attack.fault : 'nothing',
    ])
  },
  60_000,
)
