import { describe, expect, it } from 'vitest'
import type { DocType } from '../../../../src/lib/api-docs'
import { mask, maskSecrets } from '../../../../src/screens/api/mask-secrets'
import { docsWith, documented } from './support'

const key: DocType = { is: ['string'], format: 'password' }
const thing: DocType = {
  is: ['object'],
  fields: [
    { name: 'key', text: [], type: key, secret: true },
    { name: 'name', text: [], type: { is: ['string'] } },
    { name: 'inner', text: [], type: { schema: 'Thing' } },
  ],
}
const docs = docsWith({ Thing: { type: thing } })

describe('what is shown of an answer', () => {
  it('hides secrets at every depth', () => {
    const value = [{ key: 'a', name: 'n', inner: { key: 'b' }, other: 1 }]
    expect(maskSecrets(docs, { is: ['array'], items: { schema: 'Thing' } }, value)).toEqual({
      value: [{ key: mask, name: 'n', inner: { key: mask }, other: 1 }],
      hidden: true,
    })
  })

  it('hides those of members without fixed names', () => {
    const type: DocType = { is: ['object'], entries: { schema: 'Thing' } }
    expect(maskSecrets(docs, type, { any: { key: 'a' } }).value).toEqual({ any: { key: mask } })
  })

  it('shows that there is none', () => {
    const value = { key: null, inner: { key: '' } }
    expect(maskSecrets(docs, { schema: 'Thing' }, value)).toEqual({ value, hidden: false })
    expect(maskSecrets(docs, undefined, { key: 'a' })).toEqual({ value: { key: 'a' }, hidden: false })
    expect(maskSecrets(docs, { schema: 'Thing' }, 'text')).toEqual({ value: 'text', hidden: false })
  })

  it('hides the keys of tokens', async () => {
    const platform = await documented('listTokens')
    const { value } = maskSecrets(platform.docs, platform.operation.answers['200']?.type, [
      { id: 1, token: 'the key itself' },
    ])
    expect(value).toEqual([{ id: 1, token: mask }])
  })
})
