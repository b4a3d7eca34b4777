import assert from 'node:assert/strict'

/** Channel values of a relative colour: l, c and h. */
export type Channels = Readonly<Record<string, number>>

const functions: Record<string, (values: readonly number[]) => number> = {
  calc: ([value = NaN]) => value,
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  clamp: ([low = NaN, value = NaN, high = NaN]) => Math.max(low, Math.min(high, value)),
}

const tokenPattern = /\s*([a-z]+|\d*\.?\d+%?|[-+*/(),])/giy

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  tokenPattern.lastIndex = 0
  while (tokenPattern.lastIndex < text.trimEnd().length) {
    const token = tokenPattern.exec(text)?.[1]
    assert(token !== undefined, `not a number of our stylesheet: ${text}`)
    tokens.push(token)
  }
  return tokens
}

/**
 * Evaluates a number of the stylesheet: digits, percent, four operations, calc, min, max, clamp, channel names. Throws
 * on anything else, because the stylesheet is ours.
 */
export function evaluateNumber(text: string, channels: Channels): number {
  const tokens = tokensOf(text)
  let at = 0
  const take = (expected: string) => assert(tokens[at++] === expected, `expected ${expected} in ${text}`)

  function atom(): number {
    const token = tokens[at++]
    assert(token !== undefined, `unfinished: ${text}`)
    if (token === '-') return -atom()
    if (token === '(') {
      const value = sum()
      take(')')
      return value
    }
    const apply = functions[token]
    if (apply) {
      take('(')
      const values = [sum()]
      while (tokens[at] === ',') {
        at++
        values.push(sum())
      }
      take(')')
      return apply(values)
    }
    if (token.endsWith('%')) return Number(token.slice(0, -1)) / 100
    const value = channels[token] ?? Number(token)
    assert(!Number.isNaN(value), `unknown word ${token} in ${text}`)
    return value
  }

  function product(): number {
    let value = atom()
    for (;;) {
      if (tokens[at] === '*') {
        at++
        value *= atom()
      } else if (tokens[at] === '/') {
        at++
        value /= atom()
      } else return value
    }
  }

  function sum(): number {
    let value = product()
    for (;;) {
      if (tokens[at] === '+') {
        at++
        value += product()
      } else if (tokens[at] === '-') {
        at++
        value -= product()
      } else return value
    }
  }

  const value = sum()
  assert(at === tokens.length, `trailing text in ${text}`)
  return value
}
