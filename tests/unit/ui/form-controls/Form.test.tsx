// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '../../../../src/ui/form-controls/Button'
import { ChipsInput } from '../../../../src/ui/form-controls/ChipsInput'
import { FieldShell } from '../../../../src/ui/form-controls/FieldShell'
import { Form } from '../../../../src/ui/form-controls/Form'
import { RadioTiles } from '../../../../src/ui/form-controls/RadioTiles'
import { SearchInput } from '../../../../src/ui/form-controls/SearchInput'
import { TextInput } from '../../../../src/ui/form-controls/TextInput'

afterEach(cleanup)

function show(disabled: false | string) {
  const onSubmit = vi.fn<() => void>()
  const onOuter = vi.fn<() => void>()
  render(
    <div onSubmit={onOuter}>
      <Form onSubmit={onSubmit}>
        <FieldShell label="Amount">
          <TextInput value="5" onChange={() => undefined} />
        </FieldShell>
        <Button type="submit" disabled={disabled}>
          Pay
        </Button>
      </Form>
    </div>,
  )
  return { onSubmit, onOuter }
}

it.each(['{Enter}', '{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
  'is sent once by %s in a field, and alone',
  async (keys) => {
    const { onSubmit, onOuter } = show(false)
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), keys)
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(onOuter).not.toHaveBeenCalled()
  },
)

it.each(['{Enter}', '{Control>}{Enter}{/Control}'])(
  'is not sent by %s while its button says why not',
  async (keys) => {
    const { onSubmit } = show('The total is being calculated')
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), keys)
    expect(onSubmit).not.toHaveBeenCalled()
  },
)

it('is not sent by Enter on a choice or in a filter, which mean that control', async () => {
  const onSubmit = vi.fn<() => void>()
  render(
    <Form onSubmit={onSubmit}>
      <RadioTiles options={[{ value: 'tll', title: 'Tallinn' }]} value="tll" onChange={() => undefined} />
      <SearchInput
        value=""
        onChange={() => undefined}
        label="Filter targets"
        placeholder="Filter targets"
        clearLabel="Clear"
      />
      <Button type="submit">Create</Button>
    </Form>,
  )
  await userEvent.type(screen.getByRole('radio', { name: 'Tallinn' }), '{Enter}')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter targets' }), 'web{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('is sent with the entry that was begun, by keys as by its button', async () => {
  const sent: string[] = []
  function Hosts() {
    const [hosts, setHosts] = useState<readonly string[]>([])
    return (
      <Form onSubmit={() => sent.push(hosts.join())}>
        <FieldShell label="Hosts">
          <ChipsInput
            values={hosts}
            onChange={setHosts}
            errorOf={() => undefined}
            removeLabel={(host) => `Remove ${host}`}
            presentText={(host) => `${host} is in the list already.`}
          />
        </FieldShell>
        <Button type="submit">Save</Button>
      </Form>
    )
  }
  render(<Hosts />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Hosts' }), '10.0.0.1{Control>}{Enter}{/Control}')
  await vi.waitFor(() => expect(sent).toEqual(['10.0.0.1']))
  await userEvent.type(screen.getByRole('textbox', { name: 'Hosts' }), '10.0.0.2')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toEqual(['10.0.0.1', '10.0.0.1,10.0.0.2'])
})
