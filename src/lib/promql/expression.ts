/** Comparison of a label: equal, not equal, matching a whole pattern, or not matching it. */
export type MatchOperator = '=' | '!=' | '=~' | '!~'

export interface Matcher {
  label: string
  operator: MatchOperator
  value: string
}

/** Series by their name and labels; with a window the samples in it, in seconds. */
export interface Selector {
  kind: 'selector'
  name: string
  matchers: readonly Matcher[]
  window?: number
}

export type RateName = (typeof rateNames)[number]
export const rateNames = ['rate', 'increase'] as const

export type AggregateName = (typeof aggregateNames)[number]
export const aggregateNames = ['sum', 'max', 'min', 'avg', 'count'] as const

export type Arithmetic = '+' | '-' | '*' | '/'

/** The part of PromQL that manifests use: selectors, rates, sums by labels and arithmetic. */
export type Expression =
  | { kind: 'number'; value: number }
  | Selector
  | { kind: 'rate'; name: RateName; of: Selector }
  | { kind: 'aggregate'; name: AggregateName; by: readonly string[]; of: Expression }
  | { kind: 'binary'; operator: Arithmetic; left: Expression; right: Expression }

/** Every selector in an expression. */
export function selectorsIn(expression: Expression): Selector[] {
  switch (expression.kind) {
    case 'number':
      return []
    case 'selector':
      return [expression]
    case 'rate':
    case 'aggregate':
      return selectorsIn(expression.of)
    case 'binary':
      return [...selectorsIn(expression.left), ...selectorsIn(expression.right)]
  }
}

/** The expression with every selector replaced. */
export function withSelectors(expression: Expression, replace: (each: Selector) => Selector): Expression {
  switch (expression.kind) {
    case 'number':
      return expression
    case 'selector':
      return replace(expression)
    case 'rate':
      return { ...expression, of: replace(expression.of) }
    case 'aggregate':
      return { ...expression, of: withSelectors(expression.of, replace) }
    case 'binary': {
      const { left, right } = expression
      return { ...expression, left: withSelectors(left, replace), right: withSelectors(right, replace) }
    }
  }
}
