import { describe, expect, it } from 'vitest'
import { completeQuery } from '../../../../src/engine/rows/complete-query'
import { queryLanguage, type QueryField } from '../../../../src/engine/rows/query-language'

interface Machine {
  name: string
  state: string
  image: string
  cores: number
}

const machines: readonly Machine[] = [
  { name: 'web', state: 'running', image: 'Debian 12', cores: 2 },
  { name: 'db', state: 'stopped', image: 'Debian 12', cores: 4 },
  { name: 'mail', state: 'running', image: 'Ubuntu', cores: 1 },
]

const fields: QueryField<Machine>[] = [
  {
    id: 'state',
    label: 'Status',
    whole: true,
    options: ['running', 'stopped', 'stopping'].map((value) => ({
      value,
      label: value.replace(/^./, (first) => first.toUpperCase()),
    })),
    text: ({ state }) => state,
  },
  { id: 'name', label: 'Name', text: ({ name }) => name },
  { id: 'image', label: 'System', text: ({ image }) => image },
  { id: 'month', label: 'Per month', text: () => '' },
  {
    id: 'cores',
    label: 'vCPU',
    text: ({ cores }) => String(cores),
    number: ({ cores }) => cores,
    range: (typed) => ({ from: Number(typed), to: Number(typed) }),
  },
]

const language = queryLanguage<Machine>(fields, {
  text: { from: [], read: ({ name }) => name },
  keys: {},
  values: { state: { from: [], read: ({ state }) => state } },
  amounts: {},
})

/** Completions at the bar in a text, and the text after accepting the first. */
function offered(marked: string, items: readonly Machine[] = machines) {
  const caret = marked.indexOf('|')
  const typed = marked.replace('|', '')
  const found = completeQuery(language, items, typed, caret)
  const [first] = found?.options ?? []
  return {
    labels: (found?.options ?? []).map(({ label, count }) =>
      count === undefined ? label : `${label} ${count}`,
    ),
    taken: found && first && `${typed.slice(0, found.from)}${first.insert}${typed.slice(found.to)}`,
  }
}

describe('names of fields', () => {
  it('are offered by how they begin, or a word in them', () => {
    expect(offered('s|')).toEqual({ labels: ['Status', 'System'], taken: 'status:' })
    expect(offered('mon|')).toEqual({ labels: ['Per month'], taken: 'per-month:' })
  })

  it('are completed where they stand, with what is before and after them', () => {
    expect(offered('web -st| running').taken).toBe('web -status: running')
  })

  it('are offered before a first letter only when asked for', () => {
    expect(offered('|').labels).toEqual([])
    expect(completeQuery(language, machines, '', 0, true)?.options).toHaveLength(5)
  })

  it.each(['10.0|', '"st|', 'zz|', 'vcpu>|', 'st|op', 'other:st|'])('are not offered in %s', (typed) => {
    expect(offered(typed).labels).toEqual([])
  })
})

describe('values', () => {
  it('are those a filter offers, with how many items they find', () => {
    expect(offered('status:|')).toEqual({
      labels: ['Running 2', 'Stopped 1', 'Stopping 0'],
      taken: 'status:running ',
    })
    expect(offered('web status:running,stopp|')).toEqual({
      labels: ['Stopped 0', 'Stopping 0'],
      taken: 'web status:running,stopped ',
    })
  })

  it('are counted among what the other conditions leave, wherever those stand', () => {
    expect(offered('status:running name:|').labels).toEqual(['web 1', 'mail 1'])
    expect(offered('system:| vcpu:>1').labels).toEqual(['Debian 12 2'])
    expect(offered('db status:|').labels).toEqual(['Running 0', 'Stopped 1', 'Stopping 0'])
    expect(offered('vcpu:>1 status:stopped status:|').labels).toEqual([
      'Running 1',
      'Stopped 1',
      'Stopping 0',
    ])
    expect(offered('vcpu:>1 -status:running,|').labels).toEqual(['Running 1', 'Stopped 0', 'Stopping 1'])
  })

  it('are those the items have where no filter offers any, the most frequent first, in quotes where they need them', () => {
    expect(offered('system:|')).toEqual({ labels: ['Debian 12 2', 'Ubuntu 1'], taken: 'system:"Debian 12" ' })
    expect(offered('system:"debian|').taken).toBe('system:"Debian 12" ')
  })

  it('are not offered once they stand there, nor for numbers', () => {
    expect(offered('status:stopped|').labels).toEqual([])
    expect(offered('vcpu:|').labels).toEqual([])
  })

  it('of very many items are offered without counting', () => {
    const many = Array.from(
      { length: 2001 },
      (_, index) => ({ ...machines[0], name: `web-${index}` }) as Machine,
    )
    expect(offered('status:ru|', many).labels).toEqual(['Running'])
    expect(offered('name:|', many).labels).toEqual([])
  })
})
