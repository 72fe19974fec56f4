import type { Contest, ContestSummary, Scoreboard, ScoreboardCell, ScoreboardRow } from '@codedojo/contract'

/** Server time of the samples. */
export const sampleNow = '2026-11-22T18:00:00.000Z'

/** A public one-hour contest that started half an hour before `sampleNow`. */
export function sampleContest(facts: Partial<ContestSummary> = {}): ContestSummary {
  return {
    _id: 'contest-1',
    name: 'Autumn Round',
    state: 'running',
    startsAt: '2026-11-22T17:30:00.000Z',
    endsAt: '2026-11-22T18:30:00.000Z',
    minutes: 60,
    rule: 'icpc',
    isRated: false,
    visibility: 'public',
    problems: 2,
    registered: 12,
    isRegistered: true,
    ...facts,
  }
}

/** The same contest as returned by its detail endpoint, with two problems. */
export function sampleRound(facts: Partial<Contest> = {}): Contest {
  return {
    ...sampleContest(),
    now: sampleNow,
    description: '',
    penaltyMinutes: 20,
    freezeMinutes: 0,
    isFrozen: false,
    languages: ['python'],
    problemList: ['Lamp Posts', 'Two Tides'].map((title, index) => ({
      letter: 'AB'.charAt(index),
      problemId: null,
      title,
      points: 100,
      solvers: 3,
      triers: 4,
      state: 'untried',
    })),
    ranking: null,
    mayEnter: true,
    unreadAnnouncements: 0,
    ...facts,
  }
}

export function sampleCell(facts: Partial<ScoreboardCell> = {}): ScoreboardCell {
  return {
    state: 'untried',
    points: 0,
    wrongTries: 0,
    hiddenTries: 0,
    minute: null,
    isFirst: false,
    ...facts,
  }
}

/** A scoreboard row with two problems. */
export function sampleRow(number: number, facts: Partial<ScoreboardRow> = {}): ScoreboardRow {
  return {
    place: number,
    person: { _id: `user-${number}`, name: `Person ${number}`, avatarUrl: null },
    isDisqualified: false,
    solved: 0,
    points: 0,
    penalty: 0,
    cells: [sampleCell(), sampleCell()],
    ...facts,
  }
}

export function sampleScoreboard(rows: readonly ScoreboardRow[]): Scoreboard {
  return {
    rule: 'icpc',
    penaltyMinutes: 20,
    problems: ['Lamp Posts', 'Two Tides'].map((title, index) => ({
      letter: 'AB'.charAt(index),
      title,
      points: 100,
      solvers: 1,
      triers: 2,
    })),
    rows: [...rows],
    frozenSince: null,
    at: sampleNow,
  }
}
