import type { Subject } from './browser'

/** A limit: an absolute figure, or a multiple of the figure of F or R. */
export interface Limit {
  value: number
  of?: 'F' | 'R'
}

/** One measured line of the table. */
export interface Figure {
  /** The promise: P1 to P21 of the console, S1 to S4 of the sandbox. */
  id: string
  what: string
  unit: 'KB' | 'ms' | 'MB' | 's' | ''
  ours: number
  floor?: number | undefined
  react?: number | undefined
  must?: Limit | undefined
  reach?: Limit | undefined
}

/** The middle of several runs. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)], sorted[middle]]
  return (low + high) / 2
}

/** Medians of `runs` rounds; each round measures all subjects in turn, so that a disturbance affects all alike. */
export async function interleaved(
  subjects: readonly Subject[],
  runs: number,
  measure: (subject: Subject) => Promise<number>,
): Promise<Record<Subject, number>> {
  const taken: Record<Subject, number[]> = { ours: [], floor: [], react: [] }
  for (let run = 0; run < runs; run += 1) {
    for (const subject of subjects) taken[subject].push(await measure(subject))
  }
  process.stderr.write('.')
  return { ours: median(taken.ours), floor: median(taken.floor), react: median(taken.react) }
}

/** A limit in the figure's unit; undefined without a limit, or when F or R was not measured. */
export function limitOf(figure: Figure, limit: Limit | undefined): number | undefined {
  if (!limit) return undefined
  if (limit.of === undefined) return limit.value
  const base = limit.of === 'F' ? figure.floor : figure.react
  return base === undefined ? undefined : limit.value * base
}

/** Whether a figure keeps a limit, allowing for rounding; true when there is none. */
export function keeps(figure: Figure, limit: Limit | undefined): boolean {
  const most = limitOf(figure, limit)
  return most === undefined || figure.ours <= most + 1e-9
}

function write(value: number | undefined, unit: Figure['unit']): string {
  if (value === undefined || Number.isNaN(value)) return ''
  const digits = unit === '' || unit === 'ms' ? (Math.abs(value) >= 10 || Number.isInteger(value) ? 0 : 2) : 1
  return `${value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`
}

function writeLimit(limit: Limit | undefined, unit: Figure['unit']): string {
  if (!limit) return ''
  return limit.of ? `${limit.value} ${limit.of}` : write(limit.value, unit)
}

/** Our figure as a multiple of F and of R. */
function ratios({ ours, floor, react }: Figure): string {
  const ratio = (base: number | undefined, name: string): string[] =>
    base === undefined || base === 0 ? [] : [`${(ours / base).toFixed(2)} ${name}`]
  return [...ratio(floor, 'F'), ...ratio(react, 'R')].join(', ')
}

const headings = ['', 'metric', 'ours', 'F', 'R', 'ratio', 'must', 'reach', 'kept']

function cells(figure: Figure): string[] {
  const { id, what, unit, ours, floor, react, must, reach } = figure
  const kept = !must ? '' : !keeps(figure, must) ? 'MISSED' : keeps(figure, reach) ? 'reach' : 'must'
  return [
    id,
    what,
    write(ours, unit),
    write(floor, unit),
    write(react, unit),
    ratios(figure),
    writeLimit(must, unit),
    writeLimit(reach, unit),
    kept,
  ]
}

/** The table for a terminal. */
export function plainTable(figures: readonly Figure[]): string {
  const rows = [headings, ...figures.map(cells)]
  const widths = headings.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The table for the results file: ratios and bytes only, nothing that depends on the machine. */
export function resultsTable(figures: readonly Figure[]): string {
  const lines = figures.map((figure) => {
    const [id, what, ours, , , ratio, must, reach, kept] = cells(figure)
    const timed = figure.unit === 'ms' || figure.unit === 's' || figure.unit === 'MB'
    const most = limitOf(figure, figure.must)
    const share = most === undefined || most === 0 ? '' : `${(figure.ours / most).toFixed(2)} of the limit`
    const value = !timed || figure.ours === 0 ? ours : ratio === '' ? share : ratio
    return `| ${[id, what, value, must, reach, kept].join(' | ')} |`
  })
  return ['| | metric | ours | must | reach | kept |', '|---|---|---|---|---|---|', ...lines].join('\n')
}
