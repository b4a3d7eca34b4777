// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectationOf, jobs } from '../../src/engine/jobs/jobs'
import { CollectionSection } from '../../src/engine/record/CollectionSection'
import { DetailContext, type DetailShared } from '../../src/engine/record/detail-context'
import { createStore } from '../../src/lib/store'
import { PlatformContext } from '../../src/platform/platform'
import { stubBrowser } from '../unit/ui/browser-stubs'
import { cellEnv } from '../unit/engine/support'
import { machineIn, type MachineState } from './machine-states'
import { machineOf, openWorld, sectionsOf, typeOf } from './world'

beforeEach(() => stubBrowser())
const { resource } = typeOf('virtual_machine')
const [disks] = sectionsOf('virtual_machine', 'collection').filter(({ id }) => id === 'disks')

/** The words of the menu of the second disk, of a machine in a state. */
async function menuOfDisk(state: MachineState): Promise<Record<string, string | null>> {
  const world = await openWorld()
  const { uuid } = await machineIn(world, state)
  const { row, subject } = await machineOf(world, uuid)
  const { platform, environment } = world
  const { epoch } = platform.client.identity()
  const target = { row, subject, name: 'stubborn-machine' }
  const shared: DetailShared = {
    resource,
    target,
    env: cellEnv(platform.texts, resource),
    environment,
    subjectOf: () => subject,
    awaited: {
      of: ({ key }) => expectationOf(jobs.get(), resource.type, key, epoch, platform.now()),
      view: () => undefined,
      moving: false,
      places: new Set(),
    },
    actions: {
      offers: () => [],
      refused: () => undefined,
      start: () => undefined,
      run: async () => true,
      target: () => target,
    },
    refetch: () => undefined,
    foot: createStore<HTMLElement | null>(null),
    cover: createStore<HTMLElement | null>(null),
    typed: createStore({}),
  }
  if (!disks) throw new Error('Machines have no section of disks')
  render(
    <MemoryRouter>
      <PlatformContext value={platform}>
        <QueryClientProvider client={platform.queries}>
          <DetailContext value={shared}>
            <CollectionSection section={disks} />
          </DetailContext>
        </QueryClientProvider>
      </PlatformContext>
    </MemoryRouter>,
  )
  const [, second] = screen.getAllByRole('button', { name: /^Actions for/ })
  if (!second) throw new Error('There is no second disk')
  await userEvent.click(second)
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
  return Object.fromEntries(items.map((item) => [item.textContent ?? '', item.getAttribute('aria-disabled')]))
}

describe('what can be done to a part', () => {
  it('can be done while nothing is awaited of the whole', async () => {
    expect(Object.values(await menuOfDisk('stopped'))).toEqual([null, null, null])
  })

  it('waits while the whole is awaited', async () => {
    const menu = await menuOfDisk('starting')
    expect(Object.values(menu)).toEqual(['true', 'true', 'true'])
    expect(Object.keys(menu).every((words) => words.includes('Another action is under way'))).toBe(true)
  })
})
