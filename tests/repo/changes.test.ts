import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { findings } from './sources'

/** A number that can only be the status of a refusal. */
const isFailureStatus = (node: ts.Node): boolean => ts.isNumericLiteral(node) && /^[45]\d\d$/.test(node.text)

const equalities = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
])

describe('a change touches one place', () => {
  it('the shape of errors: a status is compared and `errors` read in one file', () => {
    const found = findings(['src', 'client'], (node) => {
      if (ts.isBinaryExpression(node) && equalities.has(node.operatorToken.kind))
        return isFailureStatus(node.left) || isFailureStatus(node.right) ? node.getText() : undefined
      return ts.isPropertyAccessExpression(node) && node.getText() === 'body.errors'
        ? node.getText()
        : undefined
    })
    expect(found.filter((place) => !place.startsWith('src/api/envelope.ts'))).toEqual([])
    expect(found.length).toBeGreaterThan(3)
  })
})
