import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { seconds } from '../run/time-limits'
import recorded from './casts.json'
import { filesIn, findings, textOf } from './sources'

const ours = ['src', 'client', 'codegen', 'resource-manifests', 'sandbox', 'tests']

/** Each reads the syntax of all sources. */
const patience = { timeout: seconds(120) }

describe('types', patience, () => {
  it('are never silenced', () => {
    const silenced = ours
      .flatMap((folder) => filesIn(folder, /\.tsx?$/))
      .filter((file) => !file.startsWith('src/generated/') && /^\s*(\/\/|\/\*)\s*@ts-/m.test(textOf(file)))
    expect(silenced).toEqual([])
  })

  it.each(Object.entries(recorded))(
    '%s says "I know better" exactly as often as recorded',
    (folder, count) => {
      const casts = findings([folder], (node) =>
        ts.isAsExpression(node) && node.type.getText() !== 'const' ? node.getText() : undefined,
      )
      const advice =
        'Take the cast out; when there are fewer than recorded, lower the number in tests/repo/casts.json'
      expect(casts.length, `${advice}:\n${casts.join('\n')}`).toBe(count)
    },
  )
})
