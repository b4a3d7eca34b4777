// @vitest-environment jsdom
import { readFileSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ResourceCreate } from '../../src/engine/create/ResourceCreate'
import { loadForms, loadResource } from '../../src/engine/data/load-resource'
import { ResourceList } from '../../src/engine/list/ResourceList'
import { PlatformContext } from '../../src/platform/platform'
import recorded from '../repo/ways.json'
import { stubBrowser } from '../unit/ui/browser-stubs'
import { openWorld, types, type World } from './world'

/** Draw a row of the first list, type a key in a form, stop a machine. */
type Way = keyof typeof recorded

const inspector = new Session()

beforeAll(async () => {
  inspector.connect()
  await inspector.post('Profiler.enable')
  await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
})

afterAll(async () => {
  await inspector.post('Profiler.stopPreciseCoverage')
  inspector.disconnect()
})

beforeEach(() => {
  stubBrowser()
  // The document of the test has no layout, and so no `innerText`.
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent
    },
  })
})

/** The modules with a function that ran since the last call, except `ui` and `lib`, which all modules use. */
async function ran(): Promise<ReadonlySet<string>> {
  const { result } = await inspector.post('Profiler.takePreciseCoverage')
  const paths = result.flatMap(({ url, functions }) => {
    const [, path] = /\/src\/([^?]+\.tsx?)/.exec(url) ?? []
    // The function without a name is the module itself, which runs when it is first imported.
    const isCalled = functions.some(
      ({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0,
    )
    return path !== undefined && isCalled && !/^(ui|lib)\//.test(path) ? [path] : []
  })
  return new Set(paths)
}

async function show(children: ReactNode): Promise<World> {
  cleanup()
  const world = await openWorld()
  const { platform } = world
  await Promise.all([...types.keys()].map((type) => loadResource(type, platform.texts)))
  await loadForms('virtual_machine')
  await ran()
  await act(async () =>
    render(
      <MemoryRouter>
        <PlatformContext value={platform}>
          <QueryClientProvider client={platform.queries}>
            <Suspense fallback={null}>{children}</Suspense>
          </QueryClientProvider>
        </PlatformContext>
      </MemoryRouter>,
    ),
  )
  return world
}

/** Modules that run every time; one that a clock or a late answer adds once is no part of the way. */
async function always(measure: () => Promise<ReadonlySet<string>>): Promise<readonly string[]> {
  const [first, second, third] = [await measure(), await measure(), await measure()]
  return [...first].filter((path) => second.has(path) && third.has(path)).toSorted()
}

const nameOfMachine = (): HTMLInputElement | null => document.querySelector('input[name=name]')

/** From a cause to its visible effect; the modules that ran. */
const ways: Readonly<Record<Way, () => Promise<ReadonlySet<string>>>> = {
  row: async () => {
    await show(<ResourceList type="virtual_machine" />)
    await screen.findByText('web-prod-01')
    return ran()
  },
  key: async () => {
    await show(<ResourceCreate type="virtual_machine" />)
    await expect.poll(nameOfMachine).not.toBe(null)
    const field = nameOfMachine()
    if (!field) throw new Error('The form has no name')
    await userEvent.type(field, 'a')
    await ran()
    await userEvent.type(field, 'b')
    return ran()
  },
  stop: async () => {
    const { sandbox } = await show(<ResourceList type="virtual_machine" />)
    const menu = await screen.findByRole('button', { name: 'Actions for web-prod-01' })
    await ran()
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Stop/ }))
    const asked = await screen.findByRole('alertdialog')
    await userEvent.click(within(asked).getByRole('button', { name: 'Stop machine' }))
    await expect
      .poll(() => sandbox.control.requests().filter(({ operation }) => operation === 'stopVm'))
      .toHaveLength(1)
    await expect.poll(() => asked.isConnected).toBe(false)
    return ran()
  },
}

/** The room of the engine a module lies in, or the layer below it. */
const roomOf = (path: string): string => path.split('/', path.startsWith('engine/') ? 2 : 1).join('/')

const chapter = 'docs/architecture.md'
const table = /(?<=`npm run ways`:\n\n)[^]*?(?=\n\n)/

/** Writes the number of modules of each room on each way into the chapter. */
function write(found: ReadonlyMap<Way, readonly string[]>): void {
  const names = [...found.keys()]
  const counts = (room: string | undefined): number[] =>
    names.map(
      (way) => found.get(way)?.filter((path) => room === undefined || roomOf(path) === room).length ?? 0,
    )
  const rooms = [...new Set([...found.values()].flat().map(roomOf))].toSorted()
  const rows = [
    ...rooms.map((room) => [`\`${room}\``, ...counts(room).map(String)]),
    ['together', ...counts(undefined).map(String)],
  ]
  const wide = Math.max(...rows.map(([room = '']) => room.length))
  const line = ([room = '', ...cells]: readonly string[]): string =>
    `| ${[room.padEnd(wide), ...cells.map((cell, index) => cell.padStart(Math.max(3, names[index]?.length ?? 0)))].join(' | ')} |`
  const heads = [
    line(['modules in', ...names]),
    `| ${['-'.repeat(wide), ...names.map((name) => `${'-'.repeat(Math.max(3, name.length) - 1)}:`)].join(' | ')} |`,
  ]
  const text = readFileSync(chapter, 'utf8')
  writeFileSync(chapter, text.replace(table, [...heads, ...rows.map(line)].join('\n')))
}

describe('the modules that run', () => {
  const found = new Map<Way, readonly string[]>()

  // On a busy machine a way takes more renders, which run more modules.
  it.each(['row', 'key', 'stop'] as const)(
    'on the way of a %s are no more than recorded',
    { tags: ['wide'] },
    async (way) => {
      const modules = await always(ways[way])
      found.set(way, modules)
      expect(modules.length).toBeGreaterThan(20)
      expect(modules.length, modules.join('\n')).toBeLessThanOrEqual(recorded[way])
    },
  )

  afterAll(() => {
    if (process.env['WAYS'] === 'written') write(found)
  })
})
