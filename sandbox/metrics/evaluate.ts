import type {
  AggregateName,
  Arithmetic,
  Expression,
  Matcher,
  Selector,
} from '../../src/lib/promql/expression'
import { type Labels, lastScrape, runAt, type Run, scrapeSeconds, type Series } from './series'

/** Values at the requested times; undefined without a sample. */
export interface Answered {
  readonly labels: Labels
  /** Name of the metric; every operation drops it. */
  readonly name: string | undefined
  readonly values: readonly (number | undefined)[]
}

type Evaluated = number | readonly Answered[]

/**
 * Evaluates an expression over simulated series at times in seconds, ascending.
 *
 * @throws SyntaxError for an invalid pattern
 */
export function evaluate(
  expression: Expression,
  find: (selector: Selector) => readonly Series[],
  times: readonly number[],
): readonly Answered[] {
  const given = evaluated(expression, find, times)
  const all = typeof given === 'number' ? [constant(given, times)] : given
  return all.filter(({ values }) => values.some((value) => value !== undefined))
}

function constant(value: number, times: readonly number[]): Answered {
  return { labels: {}, name: undefined, values: times.map(() => value) }
}

function evaluated(
  expression: Expression,
  find: (selector: Selector) => readonly Series[],
  times: readonly number[],
): Evaluated {
  switch (expression.kind) {
    case 'number':
      return expression.value
    case 'selector':
      return find(expression).map(({ name, labels, runs, value }) => ({
        name,
        labels,
        values: times.map((at) => {
          const sample = lastScrape(at)
          const run = runAt(runs, sample)
          return run && value(sample, run)
        }),
      }))
    case 'rate': {
      const window = expression.of.window ?? 0
      const share = expression.name === 'rate' ? window : 1
      return find(expression.of).map((series) => ({
        name: undefined,
        labels: series.labels,
        values: times.map((at) => {
          const grown = increase(series, at - window, at)
          return grown === undefined ? undefined : grown / share
        }),
      }))
    }
    case 'aggregate': {
      const of = evaluated(expression.of, find, times)
      // The parser refuses a number here.
      return typeof of === 'number' ? of : aggregated(expression.name, expression.by, of)
    }
    case 'binary': {
      const left = evaluated(expression.left, find, times)
      const right = evaluated(expression.right, find, times)
      return combined(expression.operator, left, right)
    }
  }
}

/**
 * Growth of a counter in a window, extrapolated to its borders as Prometheus does it; undefined with fewer than two
 * samples.
 */
function increase<R extends Run>(
  { runs, value }: Series<R>,
  after: number,
  until: number,
): number | undefined {
  let first: number | undefined
  let last = 0
  let count = 0
  let growth = 0
  let begun = 0
  for (const run of runs) {
    const start = Math.max(
      lastScrape(after) + scrapeSeconds,
      Math.ceil(run.from / scrapeSeconds) * scrapeSeconds,
    )
    const end = Math.min(lastScrape(until), run.to === null ? Infinity : lastScrape(run.to - 0.001))
    if (start > end) continue
    const here = value(start, run)
    // A restarted counter has grown by its whole value.
    if (first === undefined) [first, begun] = [start, here]
    else growth += here
    growth += value(end, run) - here
    count += Math.round((end - start) / scrapeSeconds) + 1
    last = end
  }
  if (first === undefined || count < 2 || last === first) return undefined
  const spacing = (last - first) / (count - 1)
  let before = first - after
  if (growth > 0 && begun >= 0) before = Math.min(before, (last - first) * (begun / growth))
  const ahead = until - last
  const reach = (gap: number): number => (gap < spacing * 1.1 ? gap : spacing / 2)
  return growth * ((last - first + reach(before) + reach(ahead)) / (last - first))
}

const folds: Readonly<Record<AggregateName, (values: readonly number[]) => number>> = {
  sum: (values) => values.reduce((sum, each) => sum + each, 0),
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
  avg: (values) => values.reduce((sum, each) => sum + each, 0) / values.length,
  count: (values) => values.length,
}

function aggregated(name: AggregateName, by: readonly string[], of: readonly Answered[]): Answered[] {
  const groups = new Map<string, Answered[]>()
  for (const each of of) {
    const key = JSON.stringify(by.map((label) => each.labels[label] ?? ''))
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()].map((members) => ({
    name: undefined,
    labels: Object.fromEntries(
      by.flatMap((label) => {
        const value = members[0]?.labels[label]
        return value === undefined ? [] : [[label, value]]
      }),
    ),
    values: (members[0]?.values ?? []).map((_, index) => {
      const here = members.flatMap(({ values }) => values[index] ?? [])
      return here.length === 0 ? undefined : folds[name](here)
    }),
  }))
}

const operations: Readonly<Record<Arithmetic, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
}

function combined(operator: Arithmetic, left: Evaluated, right: Evaluated): Evaluated {
  const apply = operations[operator]
  if (typeof left === 'number')
    return typeof right === 'number' ? apply(left, right) : changed(right, (value) => apply(left, value))
  if (typeof right === 'number') return changed(left, (value) => apply(value, right))
  // Labels are unique within a metric and within an aggregate: no operand pairs with two.
  const paired = new Map(right.map((each) => [keyOf(each.labels), each.values]))
  return left.flatMap(({ labels, values: own }) => {
    const others = paired.get(keyOf(labels))
    if (!others) return []
    const values = own.map((value, index) => {
      const other = others[index]
      return value === undefined || other === undefined ? undefined : apply(value, other)
    })
    return [{ name: undefined, labels, values }]
  })
}

function changed(of: readonly Answered[], change: (value: number) => number): Answered[] {
  return of.map(({ labels, values }) => ({
    name: undefined,
    labels,
    values: values.map((value) => (value === undefined ? undefined : change(value))),
  }))
}

function keyOf(labels: Labels): string {
  const sorted = Object.entries(labels).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${sorted.map(([label, value]) => `${label}=${JSON.stringify(value)}`).join(', ')}}`
}

/** Whether labels fit the matchers of a selector; patterns match whole values. */
export function fits(labels: Labels, matchers: readonly Matcher[]): boolean {
  return matchers.every(({ label, operator, value }) => {
    const own = labels[label] ?? ''
    if (operator === '=' || operator === '!=') return (own === value) === (operator === '=')
    return new RegExp(`^(?:${value})$`, 'u').test(own) === (operator === '=~')
  })
}
