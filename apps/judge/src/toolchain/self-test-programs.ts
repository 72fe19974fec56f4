import type { Language } from '@codedojo/contract'

/** One program per language; each prints the word that it reads. */
export const selfTestPrograms = {
  cpp: `#include <bits/stdc++.h>
int main() {
  std::string word;
  std::cin >> word;
  std::cout << word << std::endl;
}
`,
  java: `import java.util.*;
public class Probe {
  public static void main(String[] arguments) {
    System.out.println(new Scanner(System.in).next());
  }
}
`,
  python: 'print(input())\n',
  javascript: "console.log(require('fs').readFileSync('/dev/stdin', 'utf8').trim())\n",
} as const satisfies Record<Language, string>
