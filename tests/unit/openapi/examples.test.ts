import { beforeAll, describe, expect, it } from 'vitest'
import { seconds } from '../../run/time-limits'
import { createValidator } from './formats'
import { bundle, entries, list, member, type Json } from './redocly'

interface Example {
  title: string
  pointer: string
  value: Json
}

let document: Json = null

beforeAll(async () => {
  document = await bundle()
}, seconds(60))

describe('examples of the API description', () => {
  it('[API-04 platform] fit the schemas of the bodies they stand for', () => {
    const ajv = validatorOfDocument()
    const examples = bodyExamples()
    const faults = examples.flatMap(({ title, pointer, value }) => {
      const validate = ajv.compile({ $ref: `api#${pointer}` })
      return validate(value) ? [] : [`${title}: ${ajv.errorsText(validate.errors)}`]
    })
    expect(faults).toEqual([])
    expect(examples.length).toBeGreaterThan(100)
  })

  it('of single properties and parameters fit their schemas', () => {
    const ajv = validatorOfDocument()
    const examples = [
      ...propertyExamples('/components/schemas', member(document, 'components', 'schemas')),
      ...parameterExamples(),
    ]
    const faults = examples.flatMap(({ title, pointer, value }) => {
      const validate = ajv.compile({ $ref: `api#${pointer}` })
      return validate(value) ? [] : [`${title}: ${ajv.errorsText(validate.errors)}`]
    })
    expect(faults).toEqual([])
    expect(examples.length).toBeGreaterThan(20)
  })

  it('[PRICING-02 platform] of prices name the same price per hour and per month of 730 hours', () => {
    for (const row of priceRows()) {
      const perMonth = number(member(row.price, 'price_per_unit')) * 730
      expect(perMonth).toBeCloseTo(number(member(row.price, 'price_per_unit_month')), 1)
    }
  })

  it('[PRICING-03 platform] of prices list every priced type', () => {
    const types = list(member(document, 'components', 'schemas', 'PricedResourceType', 'enum'))
    expect(new Set(priceRows().map(({ type }) => type))).toEqual(new Set(types))
  })

  it('of a billing account add up', () => {
    const [account] = list(member(document, 'components', 'examples', 'billingAccountList', 'value'))
    const totals = member(account, 'running_totals')
    const amount = (name: string) => number(member(totals, name))
    expect(amount('credit_amount') - amount('total_before_tax')).toBeCloseTo(amount('ongoing'), 2)
    expect(amount('total_before_tax') + amount('vat_tax')).toBeCloseTo(amount('total'), 2)
    const vat = number(member(account, 'vat_percentage')) / 100
    expect(amount('total_before_tax') * vat).toBeCloseTo(amount('vat_tax'), 2)
  })

  it('[BILLING-20 platform] [BILLING-19 platform] [INVOICE-02 platform] of use, history and invoices add up to those of the account', () => {
    const value = (name: string) => list(member(document, 'components', 'examples', name, 'value'))
    const sum = (rows: readonly Json[], name: string) =>
      rows.reduce((all: number, row) => all + Math.round(number(member(row, name)) * 100), 0) / 100
    const [account] = value('billingAccountList')
    expect(sum(value('usageList'), 'cost')).toBe(member(account, 'running_totals', 'subtotal'))
    expect(sum(value('historyList'), 'amount')).toBe(member(account, 'credit_amount'))
    for (const invoice of value('invoiceList')) {
      const sold = list(member(invoice, 'records_list')).filter((row) => member(row, 'is_technical') !== true)
      expect(sum(sold, 'amount')).toBe(member(invoice, 'totals', 'subtotal'))
    }
    for (const item of value('usageList')) {
      const cost = number(member(item, 'hours')) * number(member(item, 'price'))
      expect(cost).toBeCloseTo(number(member(item, 'cost')), 1)
    }
  })

  it('tell of one world: what one record names, another one is', () => {
    const value = (name: string) => list(member(document, 'components', 'examples', name, 'value'))
    const uuids = (name: string) => new Set(value(name).map((row) => member(row, 'uuid')))
    const [address] = value('addressList')
    const [network] = value('networkList')
    const [balancer] = value('balancerList')
    const [firewall] = value('firewallList')
    const [machine] = value('vmList')
    expect(uuids('vmList')).toContain(member(address, 'assigned_to'))
    expect(new Set(list(member(network, 'vm_uuids')))).toEqual(uuids('vmList'))
    for (const target of list(member(balancer, 'targets'))) {
      expect(uuids('vmList')).toContain(member(target, 'target_uuid'))
    }
    expect(value('addressList').map((row) => member(row, 'assigned_to'))).toContain(member(balancer, 'uuid'))
    for (const resource of list(member(firewall, 'resources_assigned'))) {
      expect(uuids('vmList')).toContain(member(resource, 'resource_uuid'))
    }
    expect(new Set(list(member(machine, 'storage')).map((disk) => member(disk, 'uuid')))).toEqual(
      uuids('diskList'),
    )
    expect(uuids('hostPoolList')).toContain(member(machine, 'designated_pool_uuid'))
    const parts = value('serviceList').flatMap((service) => list(member(service, 'resources')))
    const networks = parts.filter((part) => member(part, 'resource_type') === 'network')
    for (const part of networks) expect(uuids('networkList')).toContain(member(part, 'resource_id'))
    expect(networks).toHaveLength(2)
  })

  it('[SERVICE-02 platform] of services cost what the notes beside them say', () => {
    const services = list(member(document, 'components', 'examples', 'serviceList', 'value'))
    expect(services.map(monthlyCost)).toEqual([29, 40])
  })
})

/** A validator that knows the document as `api`; the names of its sections are no keywords of schemas. */
function validatorOfDocument() {
  const sections = Object.fromEntries(entries(document))
  return createValidator()
    .addVocabulary([...Object.keys(sections), 'x-max-bytes'])
    .addSchema({ $id: 'api', ...sections })
}

/** Every example of a body, sent or answered, with the pointer of its schema. */
function bodyExamples(): Example[] {
  const contents: [string, Json | undefined][] = []
  for (const [path, item] of entries(member(document, 'paths'))) {
    for (const [method, operation] of entries(item)) {
      const at = `/paths/${escape(path)}/${method}`
      contents.push([`${at}/requestBody/content`, member(operation, 'requestBody', 'content')])
      for (const [status, response] of entries(member(operation, 'responses'))) {
        contents.push([`${at}/responses/${status}/content`, member(response, 'content')])
      }
    }
  }
  for (const [name, response] of entries(member(document, 'components', 'responses'))) {
    contents.push([`/components/responses/${name}/content`, member(response, 'content')])
  }
  return contents.flatMap(([at, content]) =>
    entries(content).flatMap(([type, body]) =>
      entries(member(body, 'examples')).map(([name, example]) => ({
        title: `${at}/${type} ${name}`,
        pointer: `${at}/${escape(type)}/schema`,
        value: exampleValue(example),
      })),
    ),
  )
}

function exampleValue(example: Json): Json {
  const reference = member(example, '$ref')
  if (typeof reference !== 'string') return member(example, 'value') ?? null
  return member(document, ...reference.slice('#/'.length).split('/'), 'value') ?? null
}

function propertyExamples(pointer: string, schemas: Json | undefined): Example[] {
  return entries(schemas).flatMap(([name, schema]) => {
    const at = `${pointer}/${name}`
    const own = list(member(schema, 'examples')).map((value) => ({ title: at, pointer: at, value }))
    return [...own, ...propertyExamples(`${at}/properties`, member(schema, 'properties'))]
  })
}

function parameterExamples(): Example[] {
  return entries(member(document, 'components', 'parameters')).map(([name, parameter]) => ({
    title: name,
    pointer: `/components/parameters/${name}/schema`,
    value: member(parameter, 'example') ?? null,
  }))
}

function priceRows(): { type: Json | undefined; price: Json }[] {
  return list(member(document, 'components', 'examples', 'currentPrices', 'value'))
    .flatMap((currency) => list(member(currency, 'prices')))
    .flatMap((place) => list(member(place, 'resource_types')))
    .flatMap((priced) =>
      list(member(priced, 'resource_prices')).map((price) => ({
        type: member(priced, 'resource_type'),
        price,
      })),
    )
}

/** Price of a unit for a month, in the first place that has one. */
function priceOf(type: string): number {
  const row = priceRows().find((candidate) => candidate.type === type)
  return number(member(row?.price, 'price_per_unit_month'))
}

/** The monthly cost of a service's machines, by the price list and the service's own factors. */
function monthlyCost(service: Json): number {
  const factor = (type: string) => {
    const prices = list(member(service, 'prices'))
    const found = prices.find((price) => member(price, 'resource_type') === type)
    return number(member(found, 'price_multiplier')) * priceOf(type)
  }
  const machines = list(member(service, 'resources')).filter((part) => member(part, 'resource_type') === 'vm')
  const costs = machines.map((machine) => {
    const amount = (name: string) => number(member(machine, 'resource_allocation', name))
    const [disk] = list(member(machine, 'resource_allocation', 'storage'))
    const size = number(member(disk, 'size'))
    return (
      amount('vcpu') * factor('CPU') +
      (amount('memory') / 1024) * factor('RAM') +
      size * factor('BLOCK_STORAGE')
    )
  })
  return Number(costs.reduce((sum, cost) => sum + cost, 0).toFixed(2))
}

function number(value: Json | undefined): number {
  return typeof value === 'number' ? value : Number.NaN
}

/** A name as it stands in a JSON pointer inside a URI. */
function escape(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
}
