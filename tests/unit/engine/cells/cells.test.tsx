// @vitest-environment jsdom
import { stubBrowser } from '../../ui/browser-stubs'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  examplesOfCell,
  useExampleCellEnv,
  type CellExample,
} from '../../../../src/engine/cells/cells.examples'
import { cellInput, type CellEnv } from '../../../../src/engine/cells/cell'
import { cellKind } from '../../../../src/engine/cells/registry'
import { cellNames, type CellName } from '../../../../src/manifest/names'
import { isUnknown } from '../../../../src/manifest/subject'
import type { Platform } from '../../../../src/platform/platform'
import { examplePlatform, renderOnStage } from '../examples/stage'

let platform: Platform
beforeAll(async () => {
  platform = await examplePlatform()
})
beforeEach(() => stubBrowser())
afterEach(() => vi.restoreAllMocks())

/** Draws an example; what is seen, and what the cell says it is in words. */
function draw(
  cell: CellName,
  example: CellExample,
): { drawn: string; text: string; number?: number | undefined } {
  let env: CellEnv | undefined
  function Env() {
    env = useExampleCellEnv()
    return null
  }
  const { container } = renderOnStage(
    platform,
    <>
      <Env />
      {example.render()}
    </>,
  )
  if (!env) throw new Error('nothing was drawn')
  const input = cellInput(example.column, example.subject, env)
  const kind = cellKind(cell)
  return { drawn: container.textContent ?? '', text: kind.text(input), number: kind.number?.(input) }
}

/** What a cell shows of its text, where that is less than all of it. */
const shortened: Partial<Record<CellName, (text: string) => string>> = {
  mono: (text) => (/^[0-9a-f-]{36}$/.test(text) ? text.slice(-4) : text),
}

const withoutCodes = (text: string): string => text.replace(/\p{Cf}/gu, '').replace(/U\+[0-9A-F]{4}/g, '')

describe.each(cellNames)('the cell %s', (name) => {
  const examples = examplesOfCell(name)

  it('names its examples apart', () => {
    expect(new Set(examples.map((example) => example.name)).size).toBe(examples.length)
  })

  it.each(examples)('draws what its text says: $name', (example) => {
    const complaints = vi.spyOn(console, 'error')
    const { drawn, text, number } = draw(name, example)
    expect(complaints).not.toHaveBeenCalled()
    expect(drawn).not.toMatch(/undefined|NaN|\[object Object\]|function/)
    expect(text).toBe(text.trim())
    expect(number === undefined || Number.isFinite(number)).toBe(true)
    expect(drawn).not.toBe('')
    expect(drawn).not.toMatch(/[\u202a-\u202e\u200b]/)
    if (example.column.values.some((path) => isUnknown(example.subject, path))) expect(drawn).toBe('?')
    else expect(withoutCodes(drawn)).toContain(withoutCodes(shortened[name]?.(text) ?? text))
  })
})

/** What is drawn of a value that is not what it should be: never nothing, and never what it is not. */
it.each<[CellName, string, string]>([
  ['count', 'wrong type: object', '{"inner":true}'],
  ['count', 'empty list', '0'],
  ['gigabytes', 'wrong type: text', 'something else'],
  ['bytes', 'wrong type: object', '{"inner":true}'],
  ['money', 'wrong type: text', 'something else'],
  ['text', 'empty list', '—'],
  ['text', 'of several', 'Visa 4242'],
  ['percent', 'with a part', '22.5%'],
  ['percent', 'none', '0%'],
  ['percent', 'wrong type: text', 'something else'],
  ['date', 'empty list', '—'],
  ['age', 'weeks', '41 days'],
  ['age', 'a day', '1 day'],
  ['age', 'within the first day', '—'],
  ['size', 'usual', '4 vCPU · 8 GB'],
  ['size', 'processors alone', '2 vCPU'],
  ['location', 'known', 'Hereby here'],
  ['location', 'unknown', 'elsewhere'],
  ['system', 'as the platform calls it', 'AlAlmaLinux 9'],
  ['system', 'version alone', '12'],
  ['ports', 'end alone', '443'],
  ['clock', 'from and to', '23:30–01:30 UTC'],
  ['clock', 'wrong type: text', 'something else UTC'],
  ['reference', 'several of all kinds', 'same, same, 7, true, {"inner":1}'],
])('the cell %s draws "%s" as %s', (name, about, words) => {
  const example = examplesOfCell(name).find((each) => each.name === about)
  if (!example) throw new Error(`${name} has no example "${about}"`)
  expect(draw(name, example).drawn).toBe(words)
})

it('keeps the order of a date in a page that is read from the right', () => {
  const [example] = examplesOfCell('date')
  if (!example) throw new Error('there is no date')
  const { container } = renderOnStage(platform, example.render())
  expect(container.querySelector('time > bdi')).not.toBeNull()
})
