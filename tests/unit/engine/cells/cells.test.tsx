// @vitest-environment jsdom
import { stubBrowser } from '../../ui/browser-stubs'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  examplesOfCell,
  useExampleCellEnv,
  type CellExample,
} from '../../../../src/engine/cells/cells.examples'
import { cellInput } from '../../../../src/engine/cells/cell'
import type { CellEnv } from '../../../../src/engine/data/env'
import { CellValue } from '../../../../src/engine/cells/CellValue'
import { cellKind } from '../../../../src/engine/cells/registry'
import { cellNames, type CellName } from '../../../../src/manifest/names'
import { isPending } from '../../../../src/manifest/subject'
import type { Platform } from '../../../../src/platform/platform'
import { examplePlatform, renderOnStage } from '../examples/stage'

let platform: Platform
beforeAll(async () => {
  platform = await examplePlatform()
})
beforeEach(() => stubBrowser())
afterEach(() => vi.restoreAllMocks())

/** Renders an example; returns the visible text and the cell's text. */
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

/** The visible part of a cell's text, where it is shortened. */
const endOfId = (text: string): string => (/^[0-9a-f-]{36}$/.test(text) ? text.slice(-4) : text)
const shortened: Partial<Record<CellName, (text: string) => string>> = { mono: endOfId, reference: endOfId }

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
    if (example.column.values.some((path) => isPending(example.subject, path))) expect(drawn).toBe('?')
    else expect(withoutCodes(drawn)).toContain(withoutCodes(shortened[name]?.(text) ?? text))
  })
})

/** Invalid values are neither hidden nor shown as something else. */
it.each<[CellName, string, string]>([
  ['count', 'wrong type: object', '{"inner":true}'],
  ['count', 'empty list', '0'],
  ['gigabytes', 'wrong type: text', 'something else'],
  ['bytes', 'wrong type: object', '{"inner":true}'],
  ['money', 'wrong type: text', 'something else'],
  ['text', 'empty list', '—'],
  ['text', 'of several', 'Visa 4242'],
  ['percent', 'with a part', '22.5\u00a0%'],
  ['percent', 'none', '0\u00a0%'],
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
  ['reference', 'of an id in no list', '7c1e40f2…b93a'],
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

it('names the zone of a time on the page of a record, and not in the narrow column of a list', () => {
  const example = examplesOfCell('date').find(({ name }) => name === 'this morning')
  if (!example) throw new Error('there is no time of this morning')
  const { text, drawn } = draw('date', example)
  const { column, subject } = example
  function Brief() {
    return <CellValue brief input={cellInput(column, subject, useExampleCellEnv())} />
  }
  const { container } = renderOnStage(platform, <Brief />)
  expect(container.textContent).toBe(text)
  expect(container.querySelector('time')?.title).toMatch(/UTC/)
  expect(drawn).toBe(
    `${text} ${new Intl.DateTimeFormat('en', { timeZoneName: 'short' }).formatToParts().at(-1)?.value}`,
  )
})

it('a value whose list is still being read is no question mark yet', () => {
  const example = cellNames
    .flatMap((name) => examplesOfCell(name))
    .find(({ column, subject }) => isPending(subject, column.values[0] ?? ''))
  if (!example) throw new Error('No example waits for a list')
  const shown = (loading: boolean): string => {
    function Cell() {
      const env = useExampleCellEnv()
      const subject = { ...example?.subject, loading: () => loading } as CellExample['subject']
      return example && <CellValue input={cellInput(example.column, subject, env)} />
    }
    const { container, unmount } = renderOnStage(platform, <Cell />)
    const drawn = container.textContent ?? ''
    unmount()
    return drawn
  }
  expect([shown(true), shown(false)]).toEqual(['Loading', '?'])
})
