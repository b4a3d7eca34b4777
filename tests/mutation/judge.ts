import type { Equivalent } from './equivalents'
import type { Group } from './groups'

/** One change of a module and whether a test noticed it. */
export interface Change {
  readonly file: string
  /** From one. */
  readonly line: number
  readonly from: string
  readonly to: string
  /** As Stryker names it: Killed, Timeout, Survived, NoCoverage, or one that is no result of a test. */
  readonly status: string
}

export interface Verdict {
  readonly ok: boolean
  /** One line: how many changes were noticed. */
  readonly summary: string
  /** Every unnoticed change, and other problems. */
  readonly text: string
}

const noticed: ReadonlySet<string> = new Set(['Killed', 'Timeout'])
const missed: ReadonlySet<string> = new Set(['Survived', 'NoCoverage'])

const share = (some: number, all: number): number => (all === 0 ? 100 : (some / all) * 100)

/** Counts the noticed changes of a group, without the equivalent ones, and compares their share with the floor. */
export function judge(
  { name, floor, modules }: Group,
  changes: readonly Change[],
  equivalents: readonly Equivalent[],
): Verdict {
  const fits = (known: Equivalent, { file, from, to }: Change): boolean =>
    known.file === file && known.from === from && known.to === to
  const unnoticed = changes.filter(({ status }) => missed.has(status))
  const survivors = unnoticed.filter((change) => !equivalents.some((known) => fits(known, change)))
  const stale = equivalents.filter(
    (known) => modules.includes(known.file) && !unnoticed.some((change) => fits(known, change)),
  )
  const killed = changes.filter(({ status }) => noticed.has(status))
  const score = share(killed.length, killed.length + survivors.length)
  const files = modules.map((file) => {
    const caught = killed.filter((change) => change.file === file).length
    const left = survivors.filter((change) => change.file === file)
    const figure = share(caught, caught + left.length)
    const mark = figure < floor ? ' (below)' : ''
    return [
      `  ${file}: ${figure.toFixed(1)} % of ${caught + left.length}${mark}`,
      ...left.map(({ line, from, to }) => `    line ${line}: ${short(from)} → ${short(to)}`),
    ].join('\n')
  })
  const ok = score >= floor && stale.length === 0 && killed.length > 0
  const summary = `${ok ? 'passed' : 'FAILED'}  ${name}: ${score.toFixed(1)} % of ${killed.length + survivors.length} changes noticed, ${floor} % wanted`
  const outdated = stale.map(
    ({ file, from }) => `  equivalents.ts: nothing like this goes unnoticed in ${file}: ${short(from)}`,
  )
  return { ok, summary, text: [`\n${summary}`, ...files, ...outdated].join('\n') }
}

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 90)}…` : line
}
