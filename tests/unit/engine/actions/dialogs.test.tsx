// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ActionForm } from '../../../../src/engine/actions/ActionForm'
import { ConfirmAction, ConfirmBulk } from '../../../../src/engine/actions/ConfirmAction'
import { jobs } from '../../../../src/engine/jobs/jobs'
import type { RecordTarget } from '../../../../src/engine/jobs/target'
import { DetailContext, type DetailShared } from '../../../../src/engine/record/detail-context'
import { FormSection } from '../../../../src/engine/record/FormSection'
import { loadForms, loadResource } from '../../../../src/engine/data/load-resource'
import * as forms from '../../../../src/engine/fields/use-form'
import { resourceIndex } from '../../../../src/generated/resource-index'
import { createStore } from '../../../../src/lib/store'
import { pathOf } from '../../../../src/manifest/value'
import type { CompiledAction } from '../../../../src/manifest/compiled-actions'
import type { CompiledResource } from '../../../../src/manifest/compiled'
import { sectionActions } from '../../../../src/manifest/section-actions'
import type { Subject } from '../../../../src/manifest/subject'
import { joined, subject, environment } from '../../manifest/support'
import { stand } from '../../platform/stand'
import { stubBrowser } from '../../ui/browser-stubs'
import { renderOnStage } from '../examples/stage'

const { useForm: realForm } = forms
beforeEach(() => {
  vi.restoreAllMocks()
  stubBrowser()
  jobs.set([])
  window.sessionStorage.clear()
})

interface Case {
  id: string
  resource: CompiledResource
  action: CompiledAction
}

/** Every action of every type. */
const cases: readonly Case[] = (
  await Promise.all(
    Object.values(resourceIndex).map(async ({ load, loadDetail }) => {
      const [{ resource }, detail] = await Promise.all([load(), loadDetail?.()])
      const sections = detail?.detail.tabs.flatMap((tab) => tab.sections) ?? []
      const actions = [...Object.values(resource.actions), ...sections.flatMap(sectionActions)]
      return actions.map((action) => ({ id: `${resource.type} ${action.id}`, resource, action }))
    }),
  )
).flat()

function caseOf(id: string): Case {
  const found = cases.find((each) => each.id === id)
  if (!found) throw new Error(`There is no action ${id}`)
  return found
}

/** A record with every member that the parameters of an action are taken from. */
function targetOf({ resource, action }: Case, name = 'web-1', id = 'web-1-id'): RecordTarget {
  const record: Record<string, unknown> = { [resource.key]: id, name, display_name: name }
  for (const value of Object.values(action.params)) {
    const path = pathOf(value, 'record') ?? pathOf(value, 'owner')
    if (path !== undefined && !path.startsWith('$')) record[path] ??= 'something'
  }
  const about: Subject = subject({ record, location: 'tll' })
  return {
    row: { key: `tll/${id}`, id, record, location: 'tll', odd: undefined },
    subject: { ...about, owner: { ...about } },
    name,
  }
}

/** A platform that answers reads at once, and writes when the test tells it to. */
async function silent(record: unknown) {
  const written: { key: string | null; path: string }[] = []
  const waiting: ((answer: Response | Error) => void)[] = []
  const made = await stand(
    async (request) => {
      if (request.method === 'GET') return Response.json([record])
      written.push({
        key: request.headers.get('idempotency-key'),
        path: new URL(request.url).pathname.replace('/v1', ''),
      })
      return new Promise((resolve, reject) => {
        waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)))
      })
    },
    { types: Object.keys(resourceIndex) },
  )
  const settle = async (answer: Response | Error): Promise<void> =>
    act(async () => {
      waiting.shift()?.(answer)
      await new Promise((resolve) => setTimeout(resolve, 0))
    })
  return { ...made, written, settle }
}

const events = { onClose: () => undefined, onDone: () => undefined }

/** Presses a button many times before the next render. */
async function pressMany(button: HTMLElement, times = 20): Promise<void> {
  await act(async () => {
    for (let time = 0; time < times; time += 1) button.click()
  })
}

const confirmButton = (dialog: HTMLElement): HTMLElement => {
  const button = within(dialog)
    .getAllByRole('button')
    .find((each) => each.matches('[data-keep-clear]'))
  if (!button) throw new Error('Nothing confirms')
  return button
}

describe('a dialog sends once, however often it is pressed in one task', () => {
  const asking = cases.filter(({ action }) => action.form === null)
  const filled = cases.filter(({ action }) => action.form !== null)

  it('for more than thirty actions', () => {
    expect(asking.length + filled.length).toBeGreaterThan(30)
  })

  it.each(asking)('$id', async ({ id, resource, action }) => {
    const target = targetOf(caseOf(id))
    const { platform, written } = await silent(target.row.record)
    await loadResource(resource.type, platform.texts)
    renderOnStage(
      platform,
      <ConfirmAction {...{ resource, action, target, ...events }} refused={undefined} />,
    )
    const dialog = await screen.findByRole('alertdialog')
    const box = within(dialog).queryByRole('textbox')
    if (box) fireEvent.change(box, { target: { value: 'web-1' } })
    await pressMany(confirmButton(dialog))
    await expect.poll(() => written.length).toBe(1)
  })

  it.each(filled)('$id', async ({ id, resource, action }) => {
    const target = targetOf(caseOf(id))
    const { platform, written } = await silent(target.row.record)
    await Promise.all([loadResource(resource.type, platform.texts), loadForms(resource.type)])
    // Every form is valid, as filling in is not tested here.
    vi.spyOn(forms, 'useForm').mockImplementation((options) => {
      const given = Object.values(options.form.fields).filter(({ local }) => !local)
      const submit = () => Object.fromEntries(given.map(({ at }) => [at, 'something']))
      return { ...realForm(options), submit, allErrors: {}, errors: {}, unchanged: false }
    })
    await act(async () =>
      renderOnStage(
        platform,
        <ActionForm {...{ resource, action, target, ...events }} refused={undefined} />,
      ),
    )
    const dialog = await screen.findByRole('dialog')
    const name = within(dialog).queryByRole('textbox', { name: /^Type .+ to confirm$/ })
    if (name) fireEvent.change(name, { target: { value: 'web-1' } })
    await pressMany(confirmButton(dialog))
    await expect.poll(() => written.length).toBe(1)
  })
})

/** The confirmation of an action, and its button. */
async function confirmationOf(id: string) {
  const { resource, action } = caseOf(id)
  const target = targetOf(caseOf(id))
  const made = await silent(target.row.record)
  await loadResource(resource.type, made.platform.texts)
  const onDone = vi.fn()
  renderOnStage(
    made.platform,
    <ConfirmAction {...{ resource, action, target }} {...events} onDone={onDone} refused={undefined} />,
  )
  const dialog = await screen.findByRole('alertdialog')
  const press = (): Promise<void> => act(async () => confirmButton(dialog).click())
  const type = (text: string): void => {
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: text } })
  }
  return { ...made, onDone, dialog, press, type }
}

describe('deleting a machine', () => {
  it('needs its name typed: nothing is sent before, or for another name', async () => {
    const { dialog, press, type, written } = await confirmationOf('virtual_machine delete')
    const isOff = (): boolean => confirmButton(dialog).getAttribute('aria-disabled') === 'true'
    expect(isOff()).toBe(true)
    await press()
    for (const other of ['web', 'web-10', 'WEB-1', ' ']) {
      type(other)
      await press()
      fireEvent.submit(within(dialog).getByRole('textbox'))
    }
    expect(isOff()).toBe(true)
    expect(written).toEqual([])
    type(' web-1 ')
    expect(isOff()).toBe(false)
    await press()
    await expect.poll(() => written.map(({ path }) => path)).toEqual(['/tll/user-resource/vm'])
  })

  it('asks no name for what loses no resource', async () => {
    const { dialog, press, written } = await confirmationOf('virtual_machine stop')
    expect(within(dialog).queryByRole('textbox')).toBeNull()
    await press()
    await expect.poll(() => written.length).toBe(1)
  })
})

describe('deleting a machine with an address', () => {
  it('keeps no address that is released with it', async () => {
    const made = caseOf('virtual_machine delete')
    const { resource, action } = made
    const found = targetOf(made)
    const address = { uuid: 'ip-1', address: '203.0.113.9', name: '', assigned_to: 'web-1-id' }
    const about = joined(found.row.record, { addresses: [address] })
    const surrounded = { ...about, location: 'tll', environment: environment({ on: ['ipsEnabled'] }) }
    const target = { ...found, subject: surrounded }
    const { platform } = await silent(found.row.record)
    await loadResource(resource.type, platform.texts)
    renderOnStage(
      platform,
      <ConfirmAction {...{ resource, action, target, ...events }} refused={undefined} />,
    )
    const dialog = await screen.findByRole('alertdialog')
    const release = await within(dialog).findByRole('checkbox', { name: 'Release the address too' })
    const kept = (): HTMLElement | null => within(dialog).queryByText(/203\.0\.113\.9, still charged/)
    expect(kept()).not.toBeNull()
    fireEvent.click(release)
    expect(kept()).toBeNull()
    expect(within(dialog).queryByText('Kept')).toBeNull()
    within(dialog).getByText(/^Release: 203\.0\.113\.9/)
    fireEvent.click(release)
    expect(kept()).not.toBeNull()
  })
})

describe('deleting several machines', () => {
  async function bulkOf(count: number, id = 'virtual_machine delete') {
    return bulkOn(
      id,
      Array.from({ length: count }, (_, index) => targetOf(caseOf(id), `web-${index}`, `web-${index}-id`)),
    )
  }

  async function bulkOn(id: string, fits: readonly RecordTarget[]) {
    const { resource, action } = caseOf(id)
    const made = await silent({})
    await loadResource(resource.type, made.platform.texts)
    const onConfirm = vi.fn()
    renderOnStage(
      made.platform,
      <ConfirmBulk {...{ resource, action, fits, onConfirm }} others={[]} onClose={() => undefined} />,
    )
    const dialog = await screen.findByRole('alertdialog')
    return { dialog, onConfirm, button: confirmButton(dialog) }
  }

  it('needs their number typed', async () => {
    const { dialog, button, onConfirm } = await bulkOf(3)
    await pressMany(button)
    for (const other of ['2', '30', 'web-0']) {
      fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: other } })
      await pressMany(button)
    }
    expect(onConfirm).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-disabled')).toBe('true')
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: '3' } })
    await pressMany(button)
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })

  it('distinguishes equal names by a unique value', async () => {
    const named = (name: string, address: string): RecordTarget => {
      const target = targetOf(caseOf('ip_address delete'), name, `${address}-id`)
      return { ...target, subject: { ...target.subject, record: { ...target.row.record, address } } }
    }
    const { dialog } = await bulkOn('ip_address delete', [
      named('kept-draft', '203.0.113.7'),
      named('kept-draft', '203.0.113.9'),
      named('web', '203.0.113.8'),
    ])
    expect(within(dialog).getByText('kept-draft · 203.0.113.7')).toBeTruthy()
    expect(within(dialog).getByText('kept-draft · 203.0.113.9')).toBeTruthy()
    expect(within(dialog).getByText('web')).toBeTruthy()
  })

  it('starts once, even if pressed twice in one task', async () => {
    const { button, onConfirm } = await bulkOf(3, 'virtual_machine stop')
    await pressMany(button)
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })

  it('is refused where it fits none', async () => {
    const { button, onConfirm } = await bulkOf(0, 'virtual_machine stop')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await pressMany(button)
    expect(onConfirm).not.toHaveBeenCalled()
  })
})

describe('a dialog whose answer was lost', () => {
  it('sends the same under the same key, and says that it may have been done', async () => {
    const { dialog, press, onDone, settle, written } = await confirmationOf('virtual_machine snapshot')
    await press()
    await settle(new TypeError('Failed to fetch'))
    within(dialog).getByText(/It may have been done all the same/)
    expect(onDone).not.toHaveBeenCalled()
    await press()
    await settle(Response.json({ uuid: 'snapshot-1' }))
    expect(onDone).toHaveBeenCalledTimes(1)
    expect(written).toHaveLength(2)
    expect(written[0]?.key).toMatch(/^[0-9a-f]{32}$/)
    expect(written[1]?.key).toBe(written[0]?.key)
  })

  it('sends under a new key what was refused', async () => {
    const { press, settle, written } = await confirmationOf('virtual_machine snapshot')
    await press()
    await settle(Response.json({ errors: { Error: 'Not today' } }, { status: 500 }))
    await press()
    expect(written).toHaveLength(2)
    expect(written[1]?.key).not.toBe(written[0]?.key)
  })
})

describe('a form in a page', () => {
  it('sends once, however often it is sent in one task', async () => {
    const { resource, action } = caseOf('virtual_machine rename')
    const target = targetOf(caseOf('virtual_machine rename'))
    const { platform, written } = await silent(target.row.record)
    await Promise.all([loadResource(resource.type, platform.texts), loadForms(resource.type)])
    const offer = { action, label: '', reason: undefined }
    const page = {
      ...{ resource, target, actions: { offers: () => [offer] } },
      typed: createStore({}),
    } as unknown as DetailShared
    await act(async () =>
      renderOnStage(
        platform,
        <DetailContext value={page}>
          <FormSection section={{ kind: 'form', id: 'name', action: 'rename' } as never} />
        </DetailContext>,
      ),
    )
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'web-2' } })
    const form = document.querySelector('form')
    if (!form) throw new Error('There is no form')
    await act(async () => {
      for (let time = 0; time < 20; time += 1) form.requestSubmit()
    })
    await expect.poll(() => written.length).toBe(1)
  })
})
