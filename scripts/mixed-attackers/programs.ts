import type { Language } from '@codedojo/contract'

export interface AttackProgram {
  readonly language: Language
  readonly code: string
}

/** Programs that occupy shared resources: slots while idle, memory, files, output, processes, the compiler. */
export const attackPrograms: readonly AttackProgram[] = [
  // Idle in every way that a box allows.
  { language: 'python', code: 'import time\ntime.sleep(60)\n' },
  { language: 'python', code: 'import os, signal\nos.kill(os.getpid(), signal.SIGSTOP)\n' },
  { language: 'python', code: 'import os\nends = os.pipe()\nos.read(ends[0], 1)\n' },
  {
    language: 'cpp',
    code: '#include <unistd.h>\nint main() { if (vfork() == 0) { for (;;) pause(); } }\n',
  },
  {
    language: 'cpp',
    code: '#include <mutex>\nint main() { std::mutex lock; lock.lock(); lock.lock(); }\n',
  },
  { language: 'javascript', code: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)\n' },
  // Files and memory.
  {
    language: 'python',
    code: "for i in range(10**7):\n    open(f'/tmp/{i}', 'w').close()\n",
  },
  {
    language: 'python',
    code: "with open('/tmp/all', 'wb') as f:\n    while True: f.write(bytes(1 << 20))\n",
  },
  { language: 'python', code: 'kept = []\nwhile True: kept.append(bytearray(1 << 20))\n' },
  {
    language: 'java',
    code: 'public class Main { public static void main(String[] x) { var kept = new java.util.ArrayList<byte[]>(); for (;;) kept.add(new byte[1 << 20]); } }\n',
  },
  // Output and processes.
  { language: 'cpp', code: '#include <cstdio>\nint main() { for (;;) puts("x"); }\n' },
  { language: 'cpp', code: '#include <unistd.h>\nint main() { for (;;) fork(); }\n' },
  { language: 'javascript', code: "for (;;) process.stdout.write('x'.repeat(65536))\n" },
  // The compiler.
  {
    language: 'cpp',
    code: 'template <int n> struct Deep { static const int value = Deep<n + 1>::value; };\nint main() { return Deep<0>::value; }\n',
  },
  {
    language: 'cpp',
    code: 'char table[1 << 30] = {1};\nint main() { return table[5]; }\n',
  },
  { language: 'cpp', code: '#include "/dev/zero"\nint main() {}\n' },
  // Computing.
  { language: 'cpp', code: 'int main() { for (volatile long i = 0;; i = i + 1) {} }\n' },
  { language: 'javascript', code: "/(a+)+b/.test('a'.repeat(50))\n" },
]
