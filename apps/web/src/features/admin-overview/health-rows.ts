import { languageNames, type Overview } from '@codedojo/contract'
import { serverNow } from '../../lib/api/server-clock.ts'
import { formatBytes } from '../../lib/format/format-bytes.ts'
import { formatDateTime } from '../../lib/format/format-date.ts'
import { formatCount, pluralize } from '../../lib/format/pluralize.ts'
import type { HealthRow } from './health-row.ts'

/** Builds the rows of the health panel, each with its state and, on failure, the remedy. */
export function healthRows(overview: Overview): HealthRow[] {
  return [
    databaseRow(overview),
    queueRow(overview),
    judgesRow(overview),
    diskRow(overview),
    backUpRow(overview),
    mailRow(overview),
    paymentsRow(overview),
    videosRow(overview),
    modelRow(overview),
    ...directoryRows(overview),
    ...bucketRows(overview),
  ]
}

const oldBackUpMs = 7 * 24 * 60 * 60 * 1000

type HealthPart = Overview['health']['database']

/** The detail and the remedy; nothing when no remedy is needed. */
function linesOf({ detail, cure }: HealthPart): string[] {
  return cure === null ? [] : [detail, cure]
}

function databaseRow({ health: { database }, databaseMs }: Overview): HealthRow {
  if (!database.works) return { name: 'Database', tone: 'fault', word: 'Away', lines: linesOf(database) }
  return { name: 'Database', tone: 'good', word: `${Math.max(1, Math.round(databaseMs))} ms`, lines: [] }
}

function queueRow({ health, queue }: Overview): HealthRow {
  const facts = [
    queue.oldestWaitingSeconds !== null &&
      `The oldest waits for ${secondsWords(queue.oldestWaitingSeconds)}.`,
    queue.judging > 0 && `${queue.judging} being judged.`,
    queue.rejudging > 0 && `${queue.rejudging} of rejudges.`,
  ].filter((part) => part !== false)
  const complaint = health.queue.works
    ? linesOf(health.queue)
    : [health.queue.detail, health.queue.cure ?? '']
  const tone = !health.queue.works ? 'fault' : health.queue.cure === null ? 'good' : 'warning'
  const lines = [...(facts.length > 0 ? [facts.join(' ')] : []), ...complaint]
  return { name: 'Queue', tone, word: `${formatCount(queue.waiting)} waiting`, lines }
}

function judgesRow({ health: { judges } }: Overview): HealthRow {
  const working = judges.filter(({ works }) => works).length
  const lines = judges.flatMap((judge) => [judgeWords(judge), ...linesOf(judge)])
  if (judges.length === 0) {
    return {
      name: 'Judges',
      tone: 'fault',
      word: 'None',
      lines: ['Start a judge: npm start, or ROLE=judge.'],
    }
  }
  const areSafe = judges.every(({ limitsEnforced }) => limitsEnforced)
  const tone = working === 0 ? 'fault' : working < judges.length || !areSafe ? 'warning' : 'good'
  return { name: 'Judges', tone, word: `${working} of ${judges.length}`, lines }
}

function judgeWords(judge: Overview['health']['judges'][number]): string {
  const { name, slots, sandbox, limitsEnforced, languages } = judge
  const known = languages.filter(({ works }) => works).map(({ language }) => languageNames[language])
  // A judge without a working language runs nothing, so missing limits need no warning.
  const box =
    limitsEnforced || known.length === 0 ? `sandbox ${sandbox}` : `sandbox ${sandbox}, limits NOT enforced`
  return `${name}: ${pluralize(slots, 'slot')}, ${box}, ${known.join(', ') || 'no language'}`
}

function diskRow({ disk: { freeBytes, totalBytes, cure } }: Overview): HealthRow {
  const lines = cure === null ? [] : [`Of ${formatBytes(totalBytes)}.`, cure]
  return {
    name: 'Disk',
    tone: cure === null ? 'good' : 'warning',
    word: `${formatBytes(freeBytes)} free`,
    lines,
  }
}

function backUpRow({ lastBackUp }: Overview): HealthRow {
  if (lastBackUp === null) {
    return {
      name: 'Back-up',
      tone: 'unset',
      word: 'None yet',
      lines: ['Make one: npm run admin -- backup FILE'],
    }
  }
  const { at, file, bytes } = lastBackUp
  const isOld = serverNow() - Date.parse(at) > oldBackUpMs
  const lines = [
    `${file}, ${formatBytes(bytes)}`,
    ...(isOld ? ['Over a week old. Make another each night.'] : []),
  ]
  return { name: 'Back-up', tone: isOld ? 'warning' : 'good', word: formatDateTime(new Date(at)), lines }
}

function mailRow({ health: { mail } }: Overview): HealthRow {
  if (!mail.works) return { name: 'Mail', tone: 'fault', word: 'Failing', lines: linesOf(mail) }
  if (mail.cure !== null) return { name: 'Mail', tone: 'unset', word: 'Not configured', lines: linesOf(mail) }
  return { name: 'Mail', tone: 'good', word: 'Works', lines: [] }
}

function paymentsRow({ health: { payments } }: Overview): HealthRow {
  const lines = linesOf(payments)
  if (!payments.works) return { name: 'Payments', tone: 'fault', word: 'Failing', lines }
  if (payments.detail.startsWith('Payments are off'))
    return { name: 'Payments', tone: 'unset', word: 'Off', lines }
  if (payments.cure === null) return { name: 'Payments', tone: 'good', word: 'Works', lines }
  const isTest = payments.detail.startsWith('Test mode')
  return { name: 'Payments', tone: 'warning', word: isTest ? 'Test mode' : 'Needs a look', lines }
}

function videosRow({ health: { videos } }: Overview): HealthRow {
  const lines = linesOf(videos)
  if (!videos.works) return { name: 'Video service', tone: 'warning', word: 'Needs a look', lines }
  if (videos.cure !== null) return { name: 'Video service', tone: 'unset', word: 'Not configured', lines }
  return { name: 'Video service', tone: 'good', word: 'Works', lines: [] }
}

function modelRow({ health: { ai } }: Overview): HealthRow {
  const lines = linesOf(ai)
  if (!ai.works) return { name: 'Language model', tone: 'warning', word: 'Failing', lines }
  if (ai.cure !== null) return { name: 'Language model', tone: 'unset', word: 'Not configured', lines }
  return { name: 'Language model', tone: 'good', word: 'Works', lines: [] }
}

/** No row where the operator has set up no directory. */
function directoryRows({ health: { directory } }: Overview): HealthRow[] {
  if (directory === null) return []
  if (directory.works) return [{ name: 'Directory', tone: 'good', word: 'Works', lines: [directory.detail] }]
  return [{ name: 'Directory', tone: 'warning', word: 'Needs a look', lines: linesOf(directory) }]
}

/** No row where videos are files. */
function bucketRows({ health: { bucket } }: Overview): HealthRow[] {
  if (bucket === null) return []
  if (bucket.works) return [{ name: 'Bucket', tone: 'good', word: 'Works', lines: [bucket.detail] }]
  return [{ name: 'Bucket', tone: 'fault', word: 'Away', lines: linesOf(bucket) }]
}

function secondsWords(seconds: number): string {
  return seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`
}
