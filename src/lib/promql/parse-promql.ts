import { didYouMean } from '../did-you-mean'
import {
  aggregateNames,
  rateNames,
  type Arithmetic,
  type Expression,
  type Matcher,
  type MatchOperator,
  type Selector,
} from './expression'
import { splitPromql, type Token } from './split-promql'

/** A mistake in a query, and its position. */
export class PromqlError extends Error {
  override name = 'PromqlError'
  /** @param at position of the mistake in the query, from 0 */
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(`1:${at + 1}: parse error: ${message}`)
  }
}

const unitSeconds: Readonly<Record<string, number>> = {
  ms: 0.001,
  s: 1,
  m: 60,
  h: 3600,
  d: 86_400,
  w: 604_800,
  y: 31_536_000,
}

/** Seconds of a duration such as `5m` or `1h30m`; undefined for anything else. */
export function readDuration(text: string): number | undefined {
  if (!/^(\d+(ms|[smhdwy]))+$/.test(text)) return undefined
  const parts = [...text.matchAll(/(\d+)(ms|[smhdwy])/g)]
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (unitSeconds[unit ?? ''] ?? 0), 0)
}

function isOneOf<Name extends string>(names: readonly Name[], text: string): text is Name {
  return (names as readonly string[]).includes(text)
}

const labelPattern = /^[A-Za-z_]\w*$/
const namePattern = /^[A-Za-z_:][\w:]*$/

function isScalar(expression: Expression): boolean {
  if (expression.kind !== 'binary') return expression.kind === 'number'
  return isScalar(expression.left) && isScalar(expression.right)
}

/**
 * Reads a query written in the part of PromQL that `Expression` describes.
 * @throws PromqlError for everything else
 */
export function parsePromql(query: string): Expression {
  const tokens = splitPromql(query, (message, at) => new PromqlError(message, at))
  let next = 0
  const peek = (): Token => tokens[next] ?? { text: '', at: query.length, is: 'end' }
  const fail = (message: string, token = peek()): PromqlError => new PromqlError(message, token.at)
  const take = (): Token => {
    const token = peek()
    next += 1
    return token
  }
  const found = ({ is, text }: Token): string => (is === 'end' ? 'end of input' : `"${text}"`)
  const expect = (text: string, where: string): void => {
    if (peek().is === 'string' || peek().text !== text)
      throw fail(`unexpected ${found(peek())} in ${where}, expected "${text}"`)
    next += 1
  }
  const names = (where: string): string[] => {
    expect('(', where)
    const list: string[] = []
    while (peek().text !== ')') {
      if (list.length > 0) expect(',', where)
      const label = take()
      if (!labelPattern.test(label.text)) throw fail(`unexpected ${found(label)} in ${where}`, label)
      list.push(label.text)
    }
    expect(')', where)
    return list
  }
  const matcher = (): Matcher => {
    const label = take()
    if (label.is !== 'word' || !labelPattern.test(label.text))
      throw fail(`unexpected ${found(label)} in label matching, expected identifier or "}"`, label)
    const operator = take()
    if (!isOneOf<MatchOperator>(['=', '!=', '=~', '!~'], operator.text))
      throw fail(
        `unexpected ${found(operator)} in label matching, expected label matching operator`,
        operator,
      )
    const value = take()
    if (value.is !== 'string')
      throw fail(`unexpected ${found(value)} in label matching, expected string`, value)
    return { label: label.text, operator: operator.text, value: value.text }
  }
  const selector = (name: Token): Selector => {
    const matchers: Matcher[] = []
    if (peek().text === '{') {
      next += 1
      while (peek().text !== '}') {
        if (matchers.length > 0) expect(',', 'label matching')
        if (peek().text === '}') break
        matchers.push(matcher())
      }
      next += 1
    }
    if (peek().text !== '[') return { kind: 'selector', name: name.text, matchers }
    next += 1
    const duration = take()
    const window = readDuration(duration.text)
    if (window === undefined || window <= 0)
      throw fail(`bad duration ${found(duration)} in subquery or range`, duration)
    expect(']', 'subquery or range')
    return { kind: 'selector', name: name.text, matchers, window }
  }
  const call = (name: Token): Expression => {
    if (isOneOf(rateNames, name.text)) {
      expect('(', 'call')
      const start = peek()
      const of = sum()
      if (of.kind !== 'selector' || of.window === undefined)
        throw fail(`expected type range vector in call to function "${name.text}"`, start)
      expect(')', 'call')
      return { kind: 'rate', name: name.text, of }
    }
    if (!isOneOf(aggregateNames, name.text)) {
      const near = didYouMean(name.text, [...rateNames, ...aggregateNames])
      throw fail(`unknown function with name "${name.text}"${near}`, name)
    }
    const before = peek().text === 'by' ? (take(), names('grouping opts')) : undefined
    expect('(', 'aggregation')
    const start = peek()
    const of = instant()
    if (isScalar(of)) throw fail('expected type instant vector in aggregation expression, got scalar', start)
    expect(')', 'aggregation')
    const by = before ?? (peek().text === 'by' ? (take(), names('grouping opts')) : [])
    return { kind: 'aggregate', name: name.text, by, of }
  }
  const operand = (): Expression => {
    const token = take()
    if (token.is === 'number') return { kind: 'number', value: Number(token.text) }
    if (token.is === 'word' && namePattern.test(token.text))
      return peek().text === '(' || peek().text === 'by' ? call(token) : selector(token)
    if (token.is !== 'string' && token.text === '(') {
      const inner = instant()
      expect(')', 'paren expression')
      return inner
    }
    if (token.is !== 'string' && token.text === '-') {
      return { kind: 'binary', operator: '*', left: { kind: 'number', value: -1 }, right: operand() }
    }
    throw fail(`unexpected ${found(token)}`, token)
  }
  const chain = (of: () => Expression, operators: readonly Arithmetic[]): Expression => {
    let left = of()
    for (;;) {
      const token = peek()
      if (token.is === 'string' || !isOneOf(operators, token.text)) return left
      next += 1
      const right = of()
      for (const each of [left, right])
        if (each.kind === 'selector' && each.window !== undefined)
          throw fail('binary expression must contain only scalar and instant vector types', token)
      left = { kind: 'binary', operator: token.text, left, right }
    }
  }
  const sum = (): Expression => chain(() => chain(operand, ['*', '/']), ['+', '-'])
  function instant(): Expression {
    const start = peek()
    const expression = sum()
    if (expression.kind === 'selector' && expression.window !== undefined)
      throw fail('expected type instant vector, got range vector', start)
    return expression
  }
  if (peek().is === 'end') throw fail('no expression found in input')
  const expression = instant()
  if (peek().is !== 'end') throw fail(`unexpected ${found(peek())}`)
  return expression
}
