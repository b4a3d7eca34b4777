// @vitest-environment jsdom
import { stubBrowser } from '../ui/browser-stubs'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState, type ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { QueryCompletions } from '../../../src/engine/rows/QueryCompletions'
import { queryLanguage, type QueryLanguage } from '../../../src/engine/rows/query-language'
import { PlatformContext } from '../../../src/platform/platform'
import { createTerminal } from '../../../src/screens/terminal/create-terminal'
import { FindBar } from '../../../src/screens/terminal/FindBar'
import { SearchInput } from '../../../src/ui/form-controls/SearchInput'
import { PaletteDialog } from '../../../src/ui/overlay/PaletteDialog'
import { stand } from '../platform/stand'

const acted = vi.fn()

interface Machine {
  name: string
}

/** A query input with its completions. */
function Query({ language }: { readonly language: QueryLanguage<Machine> }) {
  const field = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState('')
  return (
    <SearchInput
      {...{ ref: field, value, onChange: setValue, label: 'Filter', placeholder: 'Filter' }}
      clearLabel="Clear"
      completions={
        <QueryCompletions
          {...{ input: field, value, language, items: [{ name: 'web' }], begun: false }}
          onChange={(text) => {
            acted(text)
            setValue(text)
          }}
        />
      }
    />
  )
}

/** A control that handles a key, and the steps before the key has an effect. */
interface Case {
  role: 'combobox' | 'searchbox' | 'textbox'
  draw: () => ReactNode
  key: string
  before?: (field: HTMLElement) => void
}

const palette = (scope?: { name: string; leave: () => void }) => (
  <PaletteDialog
    label="Search"
    query=""
    groups={[
      { id: 'all', title: 'All', options: ['web', 'db'].map((id) => ({ id, icon: 'server', label: id })) },
    ]}
    {...{ emptyText: 'Nothing', countText: '2 results', hints: [], scope }}
    {...{ onQuery: acted, onChoose: acted, onClose: acted }}
  />
)

const language = queryLanguage<Machine>([{ id: 'name', label: 'Name', text: ({ name }) => name }], {
  ...{ text: { from: [], read: ({ name }) => name }, keys: {}, values: {}, amounts: {} },
})

function findBar(): ReactNode {
  const terminal = createTerminal({ fontSize: 13, look: 'dark', screenReader: false }, () => undefined)
  for (const way of ['findNext', 'findPrevious'] as const)
    vi.spyOn(terminal.search, way).mockImplementation((text) => {
      acted(text)
      return true
    })
  return <FindBar session={terminal} onClose={acted} />
}

const typed = (field: HTMLElement): void => {
  fireEvent.change(field, { target: { value: '東京' } })
}

const cases: Readonly<Record<string, Case>> = {
  'an option of the palette': { role: 'combobox', draw: () => palette(), key: 'Enter' },
  'the scope of the palette': {
    role: 'combobox',
    draw: () => palette({ name: 'web', leave: acted }),
    key: 'Escape',
  },
  'a completion of a query': {
    role: 'combobox',
    draw: () => <Query language={language} />,
    key: 'Enter',
    before: (field) => {
      fireEvent.keyDown(field, { key: 'ArrowDown' })
      fireEvent.keyDown(field, { key: 'ArrowDown' })
    },
  },
  'the text of a filter': {
    role: 'searchbox',
    draw: () => (
      <SearchInput value="東京" onChange={acted} label="Filter" placeholder="" clearLabel="Clear" />
    ),
    key: 'Escape',
  },
  'what is found in a terminal': { role: 'textbox', draw: findBar, key: 'Enter', before: typed },
  'the search in a terminal': { role: 'textbox', draw: findBar, key: 'Escape', before: typed },
}

beforeEach(() => {
  stubBrowser()
  acted.mockReset()
})

it.each(Object.entries(cases))(
  'a key of an input method that composes leaves alone: %s',
  async (_, { role, draw, key, before }) => {
    const { platform } = await stand(async () => Response.json([]))
    await platform.texts.loadScreen('terminal')
    render(<PlatformContext value={platform}>{draw()}</PlatformContext>)
    const field = screen.getByRole(role)
    before?.(field)
    acted.mockReset()
    // Safari reports the last key after the composition, only by its key code.
    for (const how of [{ isComposing: true }, { keyCode: 229 }]) {
      const event = createEvent.keyDown(field, { key, ...how })
      fireEvent(field, event)
      expect(event.defaultPrevented).toBe(false)
    }
    expect(acted).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key, keyCode: 13 })
    expect(acted).toHaveBeenCalledOnce()
  },
)
