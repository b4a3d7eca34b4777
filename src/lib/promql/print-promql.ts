import type { Arithmetic, Expression, Selector } from './expression'
import { quoted } from './quote'

function printSelector({ name, matchers, window }: Selector): string {
  const labels = matchers.map(({ label, operator, value }) => `${label}${operator}${quoted(value)}`)
  const braces = labels.length === 0 ? '' : `{${labels.join(',')}}`
  return `${name}${braces}${window === undefined ? '' : `[${Math.round(window * 1000)}ms]`}`
}

const strength: Readonly<Record<Arithmetic, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 }

/** An operand, in brackets if parsing could group it otherwise. */
function inside(operand: Expression, operator: Arithmetic, isRight: boolean): string {
  const text = printPromql(operand)
  if (operand.kind !== 'binary') return text
  const difference = strength[operand.operator] - strength[operator]
  return difference < 0 || (difference === 0 && isRight) ? `(${text})` : text
}

/** An expression as PromQL; reading it gives the same expression. */
export function printPromql(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return String(expression.value)
    case 'selector':
      return printSelector(expression)
    case 'rate':
      return `${expression.name}(${printSelector(expression.of)})`
    case 'aggregate': {
      const { name, by, of } = expression
      return `${name}${by.length === 0 ? '' : ` by (${by.join(', ')})`} (${printPromql(of)})`
    }
    case 'binary': {
      const { operator, left, right } = expression
      return `${inside(left, operator, false)} ${operator} ${inside(right, operator, true)}`
    }
  }
}
