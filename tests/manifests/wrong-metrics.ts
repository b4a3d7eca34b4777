import type { Wrong } from './wrong-manifest'

const at = (path: string, rest: string): string =>
  `resource-manifests/machine.ts › ${path} › metric-query: ${rest}`

/** Metrics whose query cannot be answered or reads other records. */
const metric = (changes: object): Record<string, unknown> => ({
  'detail.metrics': [{ id: 'cpu', unit: 'percent', values: { used: 'sum(x{a=~"$record"})' }, ...changes }],
})

export const wrongMetrics: readonly Wrong[] = [
  {
    what: 'a function with a letter too few',
    change: metric({ values: { used: 'rat(x{a=~"$record"}[$w])' } }),
    problems: [
      at(
        'detail.metrics[0].values.used',
        'cannot be read as a query: 1:1: parse error: unknown function with name "rat" Did you mean "rate"?',
      ),
    ],
  },
  {
    what: 'a placeholder that stands for nothing',
    change: metric({ values: { used: 'rate(x{a=~"$record"}[$win])' } }),
    problems: [at('detail.metrics[0].values.used', 'nothing is called $win in a query. Did you mean "$w"?')],
  },
  {
    what: 'a query about every record',
    change: metric({ most: 'max(limit{a="b"})' }),
    problems: [
      at('detail.metrics[0].most', '"limit" is asked of every record; add a label, {…=~"$record"}.'),
    ],
  },
  {
    what: 'a metric without a line',
    change: metric({ values: {} }),
    problems: [at('detail.metrics[0].values', 'has no line; write a query for each, { used: "…" }.')],
  },
  {
    what: 'a column of a list with one line for all records',
    change: metric({ each: 'sum(x{a=~"$record"})' }),
    problems: [
      at('detail.metrics[0].each', 'must give one line for each record; sum by (…) the label that names it.'),
    ],
  },
]
