import type { Database } from '@codedojo/db'
import { sql } from 'drizzle-orm'

/** A scoreboard row computed by SQL. */
export interface RecomputedRow extends Record<string, unknown> {
  readonly userId: string
  readonly place: number | null
  readonly solved: number
  readonly points: number
  readonly penalty: number
  /** By problem position: minute or null, wrong tries, hidden tries. */
  readonly cells: readonly (readonly [number | null, number, number])[]
}

/**
 * Computes scoreboard rows in SQL, independently of the product's code: the state at `at` with results from
 * `hiddenFrom` on hidden; null hides nothing.
 */
export async function recomputedRows(
  { queries }: Database,
  { contestId, at, hiddenFrom }: { contestId: string; at: Date; hiddenFrom: Date | null },
): Promise<RecomputedRow[]> {
  const { rows } = await queries.execute<RecomputedRow>(sql`
    with round as (select * from contest where id = ${contestId}),
    made as (
      select s.user_id, s.problem_id, s.status, s.created_at,
        floor(extract(epoch from s.created_at - round.starts_at) / 60)::int as minute,
        coalesce(s.created_at >= ${hiddenFrom}::timestamptz, false) as hidden
      from submission s, round
      where s.contest_id = round.id and s.created_at >= round.starts_at and s.created_at < round.ends_at
        and s.created_at <= ${at}::timestamptz),
    first as (
      select user_id, problem_id, min(created_at) as at, min(minute) as minute from made
      where status = 'Accepted' and not hidden group by user_id, problem_id),
    tally as (
      select m.user_id, m.problem_id,
        count(*) filter (where not m.hidden and m.created_at < coalesce(first.at, 'infinity')
          and m.status in ('Wrong Answer', 'Time Limit Exceeded', 'Memory Limit Exceeded', 'Output Limit Exceeded',
            'Runtime Error'))::int as wrong,
        count(*) filter (where m.hidden and first.at is null)::int as unseen
      from made m left join first on first.user_id = m.user_id and first.problem_id = m.problem_id
      group by m.user_id, m.problem_id),
    cell as (
      select p.user_id, p.is_official and not p.is_disqualified as placed, c.position, c.points, first.minute,
        coalesce(tally.wrong, 0) as wrong, coalesce(tally.unseen, 0) as unseen
      from contest_person p join contest_problem c on c.contest_id = p.contest_id
        left join first on first.user_id = p.user_id and first.problem_id = c.problem_id
        left join tally on tally.user_id = p.user_id and tally.problem_id = c.problem_id
      where p.contest_id = ${contestId}),
    total as (
      select cell.user_id, cell.placed, count(cell.minute)::int as solved,
        coalesce(sum(cell.points) filter (where cell.minute is not null), 0)::int as points,
        coalesce(sum(cell.minute + cell.wrong * round.penalty_minutes) filter (where cell.minute is not null), 0)::int
          as penalty,
        json_agg(json_build_array(cell.minute, cell.wrong, cell.unseen) order by cell.position) as cells
      from cell, round group by cell.user_id, cell.placed)
    select user_id as "userId", solved, points, penalty, cells,
      case when placed then (rank() over (partition by placed order by
        case when (select rule from round) = 'icpc' then solved else points end desc, penalty))::int end as place
    from total`)
  return rows
}
