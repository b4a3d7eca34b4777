import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { findings } from './sources'

/** Properties a customer reads or hears, of elements and of our own components. */
const visible =
  /^(alt|aria-(label|description|roledescription|valuetext|placeholder)|caption|description|heading|hint|label|message|note|placeholder|strong|summary|text|title|unit)$|(Label|Text|Title)$/

/** Unused properties of our components. */
const technical = /^(className|style|key|id|href|src)$/

/** Not the product: a page for developers, and the page shown when the texts could not be loaded. */
const exceptions = ['src/app/gallery/', 'src/app/StartFailure.tsx']

/** Names of keys, the same in every language. */
const keys = new Set(['Esc', 'Ctrl K'])

const hasWord = (text: string): boolean => /\p{L}/u.test(text) && !keys.has(text)
const isSentence = (text: string): boolean => /\p{L}\p{Ll}+ +\p{L}+/u.test(text) && hasWord(text)

/** The literal pieces a value may consist of. */
function literals(value: ts.Node | undefined): string[] {
  if (value === undefined) return []
  if (ts.isJsxText(value) || ts.isStringLiteralLike(value)) return [value.text]
  if (ts.isTemplateExpression(value))
    return [value.head.text, ...value.templateSpans.map((span) => span.literal.text)]
  if (ts.isJsxExpression(value) || ts.isParenthesizedExpression(value)) return literals(value.expression)
  if (ts.isConditionalExpression(value)) return [...literals(value.whenTrue), ...literals(value.whenFalse)]
  if (ts.isBinaryExpression(value)) {
    const isValue = [
      ts.SyntaxKind.PlusToken,
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
    ].includes(value.operatorToken.kind)
    return [...(isValue ? literals(value.left) : []), ...literals(value.right)]
  }
  return []
}

/** The text of JSX, if a customer could read it there. */
function literalText(node: ts.Node): string | undefined {
  if (exceptions.some((path) => node.getSourceFile().fileName.startsWith(path))) return undefined
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return node.children.flatMap(literals).find(hasWord)
  if (!ts.isJsxAttribute(node)) return undefined
  const name = node.name.getText()
  if (technical.test(name)) return undefined
  if (visible.test(name)) return literals(node.initializer).find(hasWord)
  const isElement = /^[a-z]/.test(node.parent.parent.tagName.getText())
  return isElement ? undefined : literals(node.initializer).find(isSentence)
}

describe('texts', () => {
  it('come from the locales, never from a component', () => {
    const found = findings(['src/engine', 'src/app', 'src/screens'], literalText)
    expect(found.filter((place) => !place.includes('.examples.tsx:'))).toEqual([])
  })

  it('come to the design system from outside', () => {
    const found = findings(['src/ui'], literalText).filter((place) => !place.includes('.examples.tsx:'))
    expect(found).toEqual([])
  })
})
