/** Notes of a lesson with a program in two languages and a quiz. */
export const notesToTry = `A program that doubles a number:

\`\`\`python run
number = int(input())
print(number * 2)
\`\`\`

\`\`\`cpp run
#include <iostream>

int main() {
  int number;
  std::cin >> number;
  std::cout << number * 2 << '\\n';
}
\`\`\`

\`\`\`input
21
\`\`\`

And a question about it:

\`\`\`quiz
What does it print for **21**?
- [ ] 21
- [x] 42
> It reads a number and doubles it.
\`\`\`

That is all.`
