import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { seconds } from '../../run/time-limits'
import { readDescription } from '../../../sandbox/http/description'
import { validatorsOf } from '../../../sandbox/http/validators'
import { BEYOND, CALLS, ENTITIES, ENUMS } from './expected'
import { bundle, entries, lintFiles, list, member, withChangedTable, type Json } from './redocly'

const FOLDER = resolve(import.meta.dirname, '../../../openapi')
const ROOT = join(FOLDER, 'openapi.yaml')

let document: Json = null

beforeAll(async () => {
  document = await bundle()
}, seconds(60))

const operations = () =>
  entries(member(document, 'paths')).flatMap(([path, item]) =>
    entries(item)
      .filter(([, operation]) => member(operation, 'operationId') !== undefined)
      .map(([method, operation]) => ({ path, method, operation })),
  )

const words = (text: string) => text.trim().split(/\s+/)

describe('API description', () => {
  it(
    'passes the linter without a problem',
    async () => {
      expect((await lintFiles([ROOT, join(FOLDER, 'identity.yaml')])).flat()).toEqual([])
    },
    seconds(60),
  )

  it('[API-01 platform] [API-03 platform] [API-05 platform] has the calls of the specification, their encodings and statuses', () => {
    const found = operations().map(({ path, method, operation }) => {
      const encodings = entries(member(operation, 'requestBody', 'content')).map(([type]) => type)
      const statuses = entries(member(operation, 'responses')).map(([status]) => status)
      return [
        String(member(operation, 'operationId')),
        `${method.toUpperCase()} ${path}`,
        encodings.map((type) => (type === 'application/json' ? 'json' : 'form')).join(),
        statuses.filter((status) => status.startsWith('2')).join(),
      ]
    })
    const byId = (one: string[], other: string[]) => String(one[0]).localeCompare(String(other[0]))
    expect(found.sort(byId)).toEqual(CALLS.map((call) => [...call]).sort(byId))
  })

  it('marks the calls the specification does not have, and only those', () => {
    const marked = operations().filter(
      ({ operation }) => member(operation, 'x-beyond-specification') === true,
    )
    expect(marked.map(({ operation }) => String(member(operation, 'operationId'))).sort()).toEqual(
      [...BEYOND].sort(),
    )
  })

  it('[API-02 platform] asks for a key in the header apikey but before signing in, for the old price list and when a cookie is deleted', () => {
    expect(member(document, 'components', 'securitySchemes', 'ApiKey')).toMatchObject({
      in: 'header',
      name: 'apikey',
    })
    expect(list(member(document, 'security'))).toEqual([{ ApiKey: [] }])
    const others = operations().filter(({ operation }) => member(operation, 'security') !== undefined)
    expect(others.map(({ operation }) => member(operation, 'operationId'))).toEqual([
      'getSiteConfig',
      'getPricePolicy',
      'createSession',
      'deleteKeyCookie',
    ])
  })

  it.each(ENTITIES)('$ids $name has the fields of the specification', ({ name, fields }) => {
    const properties = entries(member(document, 'components', 'schemas', name, 'properties')).map(
      ([field]) => field,
    )
    expect(properties).toEqual(expect.arrayContaining(words(fields)))
  })

  it.each(ENUMS)('$ids $name has the values of the specification', ({ name, values }) => {
    expect(list(member(document, 'components', 'schemas', name, 'enum'))).toEqual(words(values))
  })

  it('[VM-24 platform] wants the size of a disk or a disk to make a machine', () => {
    const body = member(document, 'components', 'schemas', 'CreateVmBody')
    expect(member(body, 'allOf')).toEqual([{ anyOf: [{ required: ['disks'] }, { required: ['disk_uuid'] }] }])
  })

  it.each([
    ['[VM-36 platform]', 'CreateVmBody', 'reserve_public_ip', true],
    ['[NET-LB-07 platform]', 'CreateLoadBalancerBody', 'reserve_public_ip', true],
    ['[SERVICE-11 platform]', 'CreateServiceBody', 'reserve_public_ip', true],
    ['[ACCESS-02 platform]', 'CreateTokenBody', 'restricted', false],
    ['[DISK-04 platform]', 'CreateDiskBody', 'source_image_type', 'EMPTY'],
  ])('%s gives %s.%s a default', (_, schema, property, value) => {
    expect(member(document, 'components', 'schemas', schema, 'properties', property, 'default')).toBe(value)
  })

  it.each([
    ['[VM-25 platform]', 'CreateVmBody', 'vcpu'],
    ['[VM-25 platform]', 'CreateVmBody', 'ram'],
    ['[VM-25 platform]', 'CreateVmBody', 'disks'],
    ['[VM-25 platform]', 'AddVmDiskBody', 'size_gb'],
    ['[DISK-06 platform]', 'CreateDiskBody', 'size_gb'],
  ])('%s wants at least 1 for %s.%s', (_, schema, property) => {
    expect(member(document, 'components', 'schemas', schema, 'properties', property, 'minimum')).toBe(1)
  })

  it('[PAYMENT-03 platform] takes a share of 0 to 100 percent as service fee', () => {
    const fee = member(document, 'components', 'schemas', 'ServiceFee', 'properties', 'percentage')
    expect(fee).toMatchObject({ minimum: 0, maximum: 100 })
  })

  it.each(['BillingAccount', 'BillingAccountFields', 'Profile', 'UpdateUserProfileBody'])(
    '[I18N-03 platform] has a language of 2 to 3 letters or none in %s',
    (schema) => {
      const path = ['components', 'schemas', schema, 'properties', 'lang', 'pattern']
      const language = new RegExp(String(member(document, ...path)))
      const tried = ['', 'e', 'et', 'est', 'esto', 'e1', 'et-EE']
      expect(tried.filter((value) => language.test(value))).toEqual(['', 'et', 'est'])
    },
  )

  it.each([
    ['SiteConfig', 'siteCurrency'],
    ['DisplayCurrency', 'code'],
    ['CurrencyPrices', 'currency'],
    ['ChargeCurrencyConversion', 'to_currency'],
  ])('[SITE-13 platform] has currencies of exactly 3 letters in %s.%s', (schema, property) => {
    const { problems } = validatorsOf(readDescription())
    const tried = ['EUR', 'EU', 'EURO', '']
    const pointer = `#/components/schemas/${schema}/properties/${property}`
    expect(tried.filter((value) => problems(pointer, value).length === 0)).toEqual(['EUR'])
  })

  it('[VM-51 platform] takes VLAN IDs from 1 to 4094', () => {
    expect(member(document, 'components', 'parameters', 'VlanTag', 'schema')).toMatchObject({
      minimum: 1,
      maximum: 4094,
    })
  })

  it('keeps answers open to properties nobody has described', () => {
    expect(JSON.stringify(document)).not.toContain('"additionalProperties":false')
  })
})

describe('table of paths', () => {
  it(
    '[API-06 platform] moves a call out of its location by a change of one line',
    async () => {
      await withChangedTable(
        '/{location}/storage/disks/{uuid}:',
        '/storage/disks/{uuid}:',
        async (folder) => {
          expect((await lintFiles([join(folder, 'openapi.yaml')], folder)).flat()).toEqual([])
          const item = member(await bundle(folder), 'paths', '/storage/disks/{uuid}')
          expect(member(item, 'parameters')).toEqual([{ $ref: '#/components/parameters/DiskUuid' }])
        },
      )
    },
    seconds(60),
  )

  it(
    '[API-06 platform] moves a call into a location by a change of one line',
    { tags: ['wide'], timeout: seconds(60) },
    async () => {
      await withChangedTable('/config/vm_images:', '/{location}/config/vm_images:', async (folder) => {
        expect((await lintFiles([join(folder, 'openapi.yaml')], folder)).flat()).toEqual([])
        const item = member(await bundle(folder), 'paths', '/{location}/config/vm_images')
        expect(member(item, 'parameters')).toEqual([{ $ref: '#/components/parameters/Location' }])
      })
    },
  )
})
