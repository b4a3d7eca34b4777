// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ActionForm } from '../../../../src/engine/actions/ActionForm'
import { loadForms, loadResource } from '../../../../src/engine/data/load-resource'
import { joined } from '../../manifest/support'
import { location, stand } from '../../platform/stand'
import { stubBrowser } from '../../ui/browser-stubs'
import { renderOnStage } from '../examples/stage'

beforeEach(() => {
  stubBrowser()
  window.sessionStorage.clear()
})

const machine = { uuid: 'vm-1', name: 'web-1', status: 'running' }
const networkOf = (uuid: string) => ({
  uuid,
  name: `net-${uuid}`,
  subnet: '10.0.0.0/24',
  is_default: false,
  vm_uuids: [],
})

/** The dialog "Add VLAN" of a machine in the network `own`, in a location with these networks. */
async function addVlan(networks: readonly unknown[]): Promise<HTMLElement> {
  const { platform } = await stand(
    async ({ url }) => Response.json(url.endsWith('/network/networks') ? networks : []),
    {
      types: ['virtual_machine', 'vpc'],
      site: { privateNetworksEnabled: true, locations: [location('tll')] },
    },
  )
  const [resource] = await Promise.all([
    loadResource('virtual_machine', platform.texts),
    loadForms('virtual_machine'),
    loadResource('vpc', platform.texts),
  ])
  const { addVlan: action } = resource.actions
  if (!action) throw new Error('There is no such action')
  const about = { ...joined(machine, { network: { uuid: 'own' } }), location: 'tll' }
  const target = {
    row: { key: 'tll/vm-1', id: 'vm-1', record: machine, location: 'tll', odd: undefined },
    subject: { ...about, owner: about },
    name: 'web-1',
  }
  await act(async () =>
    renderOnStage(
      platform,
      <ActionForm
        {...{ resource, action, target }}
        refused={undefined}
        onClose={() => undefined}
        onDone={() => undefined}
      />,
    ),
  )
  return screen.findByRole('dialog')
}

it('a choice that must be made and cannot leads to the form that makes one, in the same place', async () => {
  const dialog = await addVlan([networkOf('own')])
  const note = await within(dialog).findByText(/There is no private network left to choose\./)
  const link = within(note).getByRole('link', { name: 'Create network' })
  expect(link.getAttribute('href')).toMatch(/\/network\/create\/vpc\?location=tll$/)
  await act(async () => within(dialog).getByRole('button', { name: 'Add VLAN' }).click())
  expect(within(dialog).queryByText(/left to choose/)).not.toBeNull()
})

it('nothing is said where one can be chosen', async () => {
  const dialog = await addVlan([networkOf('own'), networkOf('other')])
  await within(dialog).findByRole('combobox', { name: 'Private network' })
  expect(await within(dialog).findByText('net-other')).toBeTruthy()
  expect(within(dialog).queryByText(/left to choose/)).toBeNull()
  expect(within(dialog).queryByRole('link')).toBeNull()
})

it('a choice among none at all is not said to have none left', async () => {
  const dialog = await addVlan([])
  const note = await within(dialog).findByText(/There is no private network to choose yet\./)
  expect(within(note).getByRole('link', { name: 'Create network' })).toBeTruthy()
})
