import { describe, expect, it } from 'vitest'
import { docText } from '../../../../codegen/api-docs/text'

const names = {
  operations: new Set(['listDisks']),
  schemas: new Set(['Disk', 'DiskStatus']),
}

describe('a text of the description', () => {
  it('is paragraphs whose line breaks do not matter', () => {
    expect(docText('One\nline.\n\n  Another. ', names)).toEqual([['One line.'], ['Another.']])
    expect(docText('', names)).toEqual([])
    expect(docText(undefined, names)).toEqual([])
  })

  it('has code and strong words', () => {
    expect(docText('**Lists.** An empty one is `[]`.', names)).toEqual([
      [{ strong: 'Lists.' }, ' An empty one is ', { code: '[]' }, '.'],
    ])
  })

  it('links the calls it names, in code or not', () => {
    expect(docText('From listDisks or `listDisks`, not listDisksElsewhere.', names)).toEqual([
      ['From ', { operation: 'listDisks' }, ' or ', { operation: 'listDisks' }, ', not listDisksElsewhere.'],
    ])
  })

  it('links schemas, except where the name may be the thing itself', () => {
    expect(docText('A Disk has a DiskStatus.', names)).toEqual([
      ['A Disk has a ', { schema: 'DiskStatus' }, '.'],
    ])
  })

  it('keeps markup it does not know as it was written', () => {
    expect(docText('a * b, <b>x</b> and [y](z)', names)).toEqual([['a * b, <b>x</b> and [y](z)']])
  })
})
