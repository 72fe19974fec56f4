import type { Difficulty, DraftDifficulty } from '@codedojo/contract'

const looks = {
  easy: { word: 'Easy', bars: 1, text: 'text-easy' },
  medium: { word: 'Medium', bars: 2, text: 'text-medium' },
  hard: { word: 'Hard', bars: 3, text: 'text-hard' },
} as const satisfies Record<Difficulty, { word: string; bars: number; text: string }>

export function difficultyLabel(difficulty: Difficulty): string {
  return looks[difficulty].word
}

/** Three rising bars and the difficulty, never as a filled badge. A draft may have no difficulty yet. */
export function DifficultyMark({ difficulty }: { difficulty: DraftDifficulty }) {
  if (difficulty === '') return <span className="text-ui text-faint">No difficulty yet</span>
  const { word, bars, text } = looks[difficulty]
  return (
    <span className={`inline-flex items-center gap-2 text-ui ${text}`}>
      <svg width="14" height="12" viewBox="0 0 14 12" fill="currentColor" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            x={bar * 5}
            y={8 - bar * 4}
            width="3"
            height={4 + bar * 4}
            rx="1"
            opacity={bar < bars ? 1 : 0.3}
          />
        ))}
      </svg>
      {word}
    </span>
  )
}
