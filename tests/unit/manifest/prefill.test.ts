import { describe, expect, it } from 'vitest'
import { prefilled } from '../../../src/manifest/prefill'
import { fieldOf, formOf } from '../engine/support'

const form = formOf(
  fieldOf('name'),
  fieldOf('size_gb', { type: 'integer' }),
  fieldOf('backup', { type: 'boolean' }),
  fieldOf('password', { secret: true }),
  fieldOf('rules', { type: 'array' }),
)
const names = {
  name: 'name',
  size: 'size_gb',
  backup: 'backup',
  password: 'password',
  rules: 'rules',
  gone: 'nothing',
}
const from = (query: string): Record<string, unknown> => prefilled(form, names, new URLSearchParams(query))

describe('a link to a form', () => {
  it('fills the fields it names', () => {
    expect(from('name=web+01&size=50&backup=true')).toEqual({ name: 'web 01', size_gb: 50, backup: true })
    expect(from('backup=yes')).toEqual({ backup: false })
  })

  it.each(['size=big', 'size=-5', 'size=1e3', 'size=', 'size=1.5'])(
    'leaves out a number that is none: %s',
    (query) => {
      expect(from(query)).toEqual({})
    },
  )

  it('leaves out what is none of the fixed choices of a field', () => {
    const options = { kind: 'values', values: ['os', 'app', 3600] } as const
    const values = (query: string): Record<string, unknown> =>
      prefilled(formOf(fieldOf('kind', { options })), {}, new URLSearchParams(query))
    expect(values('kind=app')).toEqual({ kind: 'app' })
    expect(values('kind=3600')).toEqual({ kind: 3600 })
    expect(values('kind=nonsense')).toEqual({})
  })

  it('fills fields by their own names too', () => {
    expect(from('size_gb=50')).toEqual({ size_gb: 50 })
  })

  it('may fill several fields, in other words, and choose what leads to them', () => {
    const links = {
      typeId: { fields: ['kind'], as: { app_catalog: 'app' } },
      osName: { fields: ['os_name', 'app_name'] },
      disk: { fields: ['disk_uuid'], set: { kind: 'disk' } },
    }
    const ids = ['kind', 'os_name', 'app_name', 'disk_uuid']
    const values = (query: string): Record<string, unknown> =>
      prefilled(formOf(...ids.map((id) => fieldOf(id))), links, new URLSearchParams(query))
    expect(values('typeId=app_catalog&osName=docker')).toEqual({
      kind: 'app',
      os_name: 'docker',
      app_name: 'docker',
    })
    expect(values('typeId=os')).toEqual({ kind: 'os' })
    expect(values('disk=9d04')).toEqual({ disk_uuid: '9d04', kind: 'disk' })
    expect(values('disk_uuid=9d04')).toEqual({ disk_uuid: '9d04', kind: 'disk' })
    expect(values('disk=')).toEqual({ disk_uuid: '' })
    expect(values('typeId=constructor')).toEqual({ kind: 'constructor' })
  })

  it('never fills a secret, nor what is no field, nor rows', () => {
    expect(from('password=Lootus-2026&gone=x&rules=[]&other=y&__proto__=z')).toEqual({})
  })
})
