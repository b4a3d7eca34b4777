import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { filesIn, nodesOf, syntaxOf } from './sources'

/** Browser tests with "by keys" in their title: file and title, and their code. */
const journeys = filesIn('tests/e2e', /\.test\.ts$/).flatMap((file) =>
  nodesOf(syntaxOf(file)).flatMap((node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'test') return []
    const [title, ...rest] = node.arguments
    if (!title || !ts.isStringLiteral(title) || !/\bby keys\b/.test(title.text)) return []
    return [{ name: `${file}: ${title.text}`, body: rest.map((each) => each.getText()).join('\n') }]
  }),
)

describe('a journey by keys', () => {
  it('is there for 30 things that customers do', () => {
    const looking = journeys.filter(({ body }) => /\b(byKeys|chooseEnglish)\(/.test(body))
    expect(looking.length).toBeGreaterThanOrEqual(30)
  })

  it('gives the focus to nothing by itself', () => {
    expect(journeys.flatMap(({ name, body }) => (/\.focus\(\)/.test(body) ? [name] : []))).toEqual([])
  })
})
