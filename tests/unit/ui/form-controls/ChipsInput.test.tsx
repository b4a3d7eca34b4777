// @vitest-environment jsdom
import '../browser-stubs'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { sameAddress } from '../../../../src/lib/same-address'
import { ChipsInput } from '../../../../src/ui/form-controls/ChipsInput'
import { FieldShell } from '../../../../src/ui/form-controls/FieldShell'
import { splitEntries } from '../../../../src/ui/form-controls/split-entries'

interface SourcesProps {
  readonly initial?: readonly string[]
  readonly same?: (one: string, other: string) => boolean
}

function Sources({ initial = [], same }: SourcesProps) {
  const [values, setValues] = useState(initial)
  return (
    <form onSubmit={() => undefined}>
      <FieldShell label="Sources">
        <ChipsInput
          values={values}
          onChange={setValues}
          same={same}
          errorOf={(value) => {
            if (value === 'localhost') return 'This is no address.'
            return value.includes('/42') ? 'The prefix length of an IPv4 range is 0 to 32.' : undefined
          }}
          removeLabel={(value) => `Remove ${value}`}
          presentText={(value, present) => `${value} is there already, as ${present}.`}
          rewrite={(value) =>
            value === '10.0.0.5/24'
              ? { kept: '10.0.0.0/24', text: `${value} is kept as 10.0.0.0/24.` }
              : undefined
          }
        />
      </FieldShell>
      <output>{values.join('|')}</output>
    </form>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Sources' })
const values = () => screen.getByRole('status').textContent

it('finishes an entry with Enter, comma and space', async () => {
  const user = userEvent.setup()
  render(<Sources />)
  await user.type(field(), '10.0.0.1{Enter}10.0.0.2,10.0.0.3 10.0.0.4')
  expect(values()).toBe('10.0.0.1|10.0.0.2|10.0.0.3')
  expect(field().value).toBe('10.0.0.4')
})

it('takes many pasted at once, without doubles', async () => {
  const user = userEvent.setup()
  render(<Sources initial={['10.0.0.1']} />)
  await user.click(field())
  await user.paste(' 10.0.0.1, 10.0.0.2;10.0.0.3\n10.0.0.2\t2001:db8::/32 ')
  expect(values()).toBe('10.0.0.1|10.0.0.2|10.0.0.3|2001:db8::/32')
})

it('takes once what is the same, by default what is written alike', async () => {
  const user = userEvent.setup()
  const { unmount } = render(<Sources initial={['10.0.0.0/8']} same={sameAddress} />)
  await user.click(field())
  await user.paste('10.0.0.5/8 2001:db8:0::/32 2001:db8::/32 10.0.0.0/9')
  expect(values()).toBe('10.0.0.0/8|2001:db8:0::/32|10.0.0.0/9')
  unmount()
  render(<Sources initial={['10.0.0.0/8']} />)
  await user.type(field(), '10.0.0.5/8{Enter}10.0.0.0/8{Enter}')
  expect(values()).toBe('10.0.0.0/8|10.0.0.5/8')
})

it('says what is not kept as typed, until the next key', async () => {
  const user = userEvent.setup()
  render(<Sources initial={['10.0.0.0/8']} same={sameAddress} />)
  await user.type(field(), '10.0.0.5/8{Enter}')
  screen.getByText('10.0.0.5/8 is there already, as 10.0.0.0/8.')
  await user.type(field(), '1')
  expect(screen.queryByText(/is there already/)).toBeNull()
  await user.clear(field())
  await user.type(field(), '10.0.0.5/24{Enter}')
  screen.getByText('10.0.0.5/24 is kept as 10.0.0.0/24.')
  expect(values()).toBe('10.0.0.0/8|10.0.0.0/24')
  await user.paste('10.0.0.5/24 10.1.0.0/16')
  screen.getByText('10.0.0.5/24 is there already, as 10.0.0.0/24.')
  expect(values()).toBe('10.0.0.0/8|10.0.0.0/24|10.1.0.0/16')
})

it('lets a single pasted entry be edited first', async () => {
  const user = userEvent.setup()
  render(<Sources />)
  await user.click(field())
  await user.paste('10.0.0.1')
  expect(values()).toBe('')
  expect(field().value).toBe('10.0.0.1')
})

it('takes over what is left when the field is left', async () => {
  const user = userEvent.setup()
  render(<Sources />)
  await user.type(field(), '10.0.0.9')
  await user.tab()
  expect(values()).toBe('10.0.0.9')
})

it('removes the last with Backspace, and one by its cross', async () => {
  const user = userEvent.setup()
  render(<Sources initial={['a', 'b', 'c']} />)
  await user.type(field(), '{Backspace}')
  expect(values()).toBe('a|b')
  await user.click(screen.getByRole('button', { name: 'Remove a' }))
  expect(values()).toBe('b')
  expect(document.activeElement).toBe(field())
})

it('keeps a wrong entry and says what is wrong with it', () => {
  render(<Sources initial={['10.84.12.0/42']} />)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(
    screen.getByRole('button', {
      name: 'Remove 10.84.12.0/42: The prefix length of an IPv4 range is 0 to 32.',
    }),
  ).toBeTruthy()
})

it('splits at every usual separator', () => {
  expect(splitEntries(' a,b; c\n\td ,, a ')).toEqual(['a', 'b', 'c', 'd'])
})

it('describes its entry by what is wrong with it', () => {
  render(<Sources initial={['10.0.0.1', '10.0.0.0/42']} />)
  const id = field().getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('The prefix length of an IPv4 range is 0 to 32.')
})

it('describes it by each reason, once', () => {
  render(<Sources initial={['10.0.0.0/42', 'localhost', '10.1.0.0/42']} />)
  const id = field().getAttribute('aria-describedby') ?? ''
  const said = [...(document.getElementById(id)?.children ?? [])].map(({ textContent }) => textContent)
  expect(said).toEqual(['The prefix length of an IPv4 range is 0 to 32.', 'This is no address.'])
})

it('leaves the Enter that ends a composition to the input method, also as Safari reports it', () => {
  render(<Sources />)
  fireEvent.change(field(), { target: { value: '東京' } })
  const late = createEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
  fireEvent(field(), late)
  expect(late.defaultPrevented).toBe(false)
  expect(values()).toBe('')
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 })
  expect(values()).toBe('東京')
})
