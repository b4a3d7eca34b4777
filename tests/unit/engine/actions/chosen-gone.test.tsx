// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { ActionForm } from '../../../../src/engine/actions/ActionForm'
import { loadForms, loadResource } from '../../../../src/engine/data/load-resource'
import type { RecordTarget } from '../../../../src/engine/jobs/target'
import { subject } from '../../manifest/support'
import { stand } from '../../platform/stand'
import { stubBrowser } from '../../ui/browser-stubs'
import { someOf } from '../../../run/some-of'
import { renderOnStage } from '../examples/stage'

beforeEach(() => {
  stubBrowser()
  window.sessionStorage.clear()
})

const machine = { uuid: 'vm-1', name: 'web-1', status: 'running' }
const target: RecordTarget = {
  row: { key: 'tll/vm-1', id: 'vm-1', record: machine, location: 'tll', odd: undefined },
  subject: subject({ record: machine, location: 'tll' }),
  name: 'web-1',
}
const firewall = (uuid: string) => ({
  ...{ uuid, display_name: uuid, user_id: 1, billing_account_id: 5, rules: [], resources_assigned: [] },
  ...{ created_at: '2026-11-01 08:00:00', updated_at: '2026-11-01 08:00:00' },
})

const unnamed = { message: 'Firewall not found' }
const named = { errors: { uuid: 'No such firewall' } }

it.each(
  someOf(
    [
      [404, unnamed],
      [409, named],
      [400, named],
      [404, named],
      [409, unnamed],
      [500, unnamed],
    ] as const,
    2,
  ),
)('what is gone when it is assigned is not offered again: %i %j', async (status, body) => {
  let firewalls = [firewall('public'), firewall('private')]
  const { platform } = await stand(
    async (request) => {
      if (request.method === 'GET')
        return Response.json(request.url.includes('/firewalls') ? firewalls : [machine])
      firewalls = [firewall('private')]
      return Response.json(body, { status })
    },
    { types: ['virtual_machine', 'firewall'] },
  )
  const [resource] = await Promise.all([
    loadResource('virtual_machine', platform.texts),
    loadForms('virtual_machine'),
    loadResource('firewall', platform.texts),
  ])
  const action = resource.actions['attachFirewall']
  if (!action) throw new Error('There is no such action')
  const open = async (): Promise<HTMLElement> => {
    await act(async () =>
      renderOnStage(
        platform,
        <ActionForm
          {...{ resource, action, target }}
          onClose={cleanup}
          onDone={() => undefined}
          refused={undefined}
        />,
      ),
    )
    return screen.findByRole('dialog')
  }
  const expectOffered = async (dialog: HTMLElement, names: readonly string[]): Promise<void> => {
    await userEvent.click(await within(dialog).findByRole('combobox', { name: /Firewall/ }))
    await waitFor(() => expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual(names))
  }
  const dialog = await open()
  await expectOffered(dialog, ['public', 'private'])
  await userEvent.click(screen.getByRole('option', { name: 'public' }))
  await userEvent.click(within(dialog).getByRole('button', { name: /^Assign/ }))
  await waitFor(() => expect(within(dialog).getByRole('combobox').getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(platform.queries.isFetching()).toBe(0))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await open()
  await within(again).findByRole('combobox')
  await waitFor(() => expect(within(again).getByRole('combobox').textContent).not.toContain('public'))
  await expectOffered(again, ['private'])
})
