import { describe, expect, it } from 'vitest'
import { callWords, readRequest, usage } from '../../../../codegen/new-resource/request'

describe('the command line', () => {
  it('names operations by what they do', () => {
    const request = readRequest(['--list', 'listThings', '--delete=deleteThing', '--section', 'disks'])
    expect(request).toEqual({ list: 'listThings', delete: 'deleteThing', section: 'disks' })
  })

  it('is explained, every option of it', () => {
    for (const word of [...callWords, 'section', 'type'])
      expect(usage).toMatch(new RegExp(`^  --${word} `, 'm'))
  })

  it.each([
    [[], 'Name the operation that lists the records, such as --list listThings.'],
    [['--lst', 'listThings'], 'There is no option "--lst". Did you mean "--list"?'],
    [['--list'], '--list needs a name after it.'],
    [['--list='], '--list needs a name after it.'],
    [['listThings'], '"listThings" belongs to no option; write --list listThings.'],
  ])('%j is refused', (args, message) => {
    expect(() => readRequest(args)).toThrow(message)
  })
})
