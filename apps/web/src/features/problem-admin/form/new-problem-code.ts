import type { Language } from '@codedojo/contract'

interface CodeTemplate {
  /** The code that a learner's editor starts with. */
  readonly starter: string
  readonly reference: string
}

/** Example code of a new problem: read two numbers and print the first minus the second. */
export const newProblemCode: Record<Language, CodeTemplate> = {
  cpp: {
    starter: cpp('(void)a;\n    (void)b;\n    // Write your solution here.\n    return 0;'),
    reference: cpp('return a - b;'),
  },
  java: {
    starter: java('// Write your solution here.\n        return 0;'),
    reference: java('return a - b;'),
  },
  python: {
    starter: python('# Write your solution here.\n    return 0'),
    reference: python('return a - b'),
  },
  javascript: {
    starter: javascript('// Write your solution here.\n  return 0n'),
    reference: javascript('return a - b'),
  },
}

function cpp(body: string): string {
  return `#include <iostream>

// Returns the first number minus the second.
long long subtract(long long a, long long b) {
    ${body}
}

int main() {
    long long a, b;
    std::cin >> a >> b;
    std::cout << subtract(a, b) << '\\n';
}
`
}

function java(body: string): string {
  return `import java.util.Scanner;

public class Main {
    /** Returns the first number minus the second. */
    static long subtract(long a, long b) {
        ${body}
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long a = in.nextLong();
        long b = in.nextLong();
        System.out.println(subtract(a, b));
    }
}
`
}

function python(body: string): string {
  return `import sys


def subtract(a, b):
    """Returns the first number minus the second."""
    ${body}


a, b = map(int, sys.stdin.read().split())
print(subtract(a, b))
`
}

function javascript(body: string): string {
  return `const fs = require('fs')

// Returns the first number minus the second. Both are BigInts, so that large numbers stay exact.
function subtract(a, b) {
  ${body}
}

const [a, b] = fs.readFileSync(0, 'utf8').trim().split(/\\s+/).map(BigInt)
console.log(String(subtract(a, b)))
`
}
