// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '../../../../src/ui/form-controls/Button'
import { FieldShell } from '../../../../src/ui/form-controls/FieldShell'
import { Form } from '../../../../src/ui/form-controls/Form'
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
