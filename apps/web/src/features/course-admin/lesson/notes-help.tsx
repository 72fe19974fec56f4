const program = `\`\`\`python run
print(int(input()) * 2)
\`\`\`

\`\`\`cpp run
#include <iostream>
int main() { int n; std::cin >> n; std::cout << n * 2 << '\\n'; }
\`\`\`

\`\`\`input
21
\`\`\``

const quiz = `\`\`\`quiz
What does the program print for 21?
- [ ] 21
- [x] 42
> It reads a number and doubles it.
\`\`\``

/** How an author writes what learners can run and answer. */
export function NotesHelp() {
  return (
    <details className="-mt-3 text-ui text-muted">
      <summary className="cursor-pointer py-1">Programs that run, and quizzes</summary>
      <div className="mt-2 space-y-3">
        <p>
          A block that begins with a language and “run” holds a whole program: python, cpp, java or
          javascript. Blocks in other languages directly after it are shown as tabs. A block “input” after
          them is what the program reads. Learners can change both, and run them for 2 s of CPU time with 256
          MB; their changes are kept, also when you save the lesson again.
        </p>
        <Example text={program} />
        <p>
          A block “quiz” is one question with at least two choices, and the right ones are marked with x.
          Lines with “&gt;” explain the answer. What is right is told only after an answer. A quiz does not
          count for completing the lesson.
        </p>
        <Example text={quiz} />
        <p>Both begin at the start of a line, outside of lists and quotations.</p>
      </div>
    </details>
  )
}

const Example = ({ text }: { text: string }) => (
  <pre className="overflow-x-auto rounded-lg border border-line bg-canvas p-3 text-caption">{text}</pre>
)
