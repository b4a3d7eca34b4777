import type { RJSFSchema } from '@rjsf/utils'
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8'
import { beforeAll, describe, expect, it } from 'vitest'
import { vmParameters } from '../../../../sandbox/catalogue/vm-parameters'
import { checkForm, checkRow } from '../../../../src/engine/fields/form-check'
import { fieldLimits, isRequired } from '../../../../src/engine/fields/field-limits'
import type { Subject } from '../../../../src/manifest/subject'
import type { CheckContext } from '../../../../src/engine/fields/check-context'
import type { Described } from '../../../../src/engine/fields/schema-errors'
import type { FieldChoices } from '../../../../src/engine/fields/field-options'
import { disableExcluded } from '../../../../src/engine/fields/use-form-choices'
import { fieldsOf, sentAs, type FormValues } from '../../../../src/engine/fields/form-values'
import { yamlProblem } from '../../../../src/engine/fields/yaml-problem'
import { forms as firewallForms } from '../../../../src/generated/forms/firewall'
import { forms as serviceForms } from '../../../../src/generated/forms/managed-service'
import { forms, validators } from '../../../../src/generated/forms/virtual-machine'
import { forms as delegationForms } from '../../../../src/generated/forms/access-delegation'
import { forms as bucketForms } from '../../../../src/generated/forms/bucket'
import { forms as diskForms, validators as diskValidators } from '../../../../src/generated/forms/disk'
import type { CompiledField } from '../../../../src/manifest/compiled-fields'
import type { CompiledForm } from '../../../../src/manifest/compiled'
import type { Texts } from '../../../../src/platform/i18n/texts'
import { subject, environment } from '../../manifest/support'
import { english } from '../../platform/stand'
import { fieldOf } from '../support'

let texts: Texts
beforeAll(async () => {
  texts = await english(
    'virtual_machine',
    'disk',
    'firewall',
    'api_token',
    'bucket',
    'managed_service',
    'access_delegation',
  )
})

function contextOf(values: FormValues, changes: Partial<CheckContext> = {}): CheckContext {
  return {
    type: 'virtual_machine',
    texts: { ...texts, locale: 'en' },
    subject: subject({ form: { ...values } }),
    choices: () => undefined,
    limitRows: () => vmParameters,
    ...changes,
  }
}

function errorOf(
  field: CompiledField,
  value: unknown,
  changes: Partial<CheckContext> = {},
  more: FormValues = {},
) {
  const values = { ...more, [field.id]: value }
  return checkForm([field], values, undefined, contextOf(values, changes))[field.id]
}

const form = (id: string): CompiledForm => {
  const found = forms[id]
  if (!found) throw new Error(`There is no form ${id}`)
  return found
}
const vmField = (id: string): CompiledField => {
  const found = form('create').fields[id]
  if (!found) throw new Error(`There is no field ${id}`)
  return found
}
const describedBy = (all: ValidatorFunctions, described: CompiledForm | undefined): Described => {
  if (!described) throw new Error('There is no such form')
  const { schema } = described
  return { schema, validator: createPrecompiledValidator(all, schema) }
}

const choices = (...values: readonly (string | [string, string])[]): FieldChoices => ({
  options: values.map((each) => {
    const [value, reason] = typeof each === 'string' ? [each, undefined] : each
    return { id: value, value, label: value, note: undefined, disabledReason: reason, item: undefined }
  }),
  state: 'known',
  retry: undefined,
  usual: undefined,
})

describe('a field that must be filled in', () => {
  it.each([
    ['by the description', { mandatory: true }],
    ['by the manifest', { required: true as const }],
    ['while a condition holds', { required: { form: 'source', is: 'os' } }],
  ])('%s says so when it is empty [CREATE-01]', (_, changes) => {
    const field = fieldOf('x', changes)
    expect(errorOf(field, '', {}, { source: 'os' })).toBe('This field is required')
    expect(errorOf(field, undefined, {}, { source: 'os' })).toBe('This field is required')
    expect(errorOf(field, 'filled', {}, { source: 'os' })).toBeUndefined()
  })

  it('by the server says so [VM-07]', () => {
    const field = fieldOf('username', { limits: { operation: 'listVmParameters', at: 'username' } })
    expect(errorOf(field, '')).toBe('This field is required')
  })

  it('is not required when the condition does not hold, nor when the server lets it off', () => {
    expect(
      errorOf(fieldOf('x', { required: { form: 'source', is: 'os' } }), '', {}, { source: 'disk' }),
    ).toBeUndefined()
    const field = fieldOf('username', {
      limits: { operation: 'listVmParameters', at: 'username', by: 'os_name' },
    })
    expect(errorOf(field, '', {}, { os_name: 'windows' })).toBeUndefined()
    expect(errorOf(field, '', {}, { os_name: 'ubuntu' })).toBe('This field is required')
  })

  it('and has choices asks for one [CREATE-03]', () => {
    const field = fieldOf('network_uuid', { required: true })
    expect(errorOf(field, undefined, { choices: () => choices('a') })).toBe(
      'Please select an item in the list',
    )
  })

  it('says so in words of its own where its type has them [CREATE-01]', () => {
    const own = { ...texts, locale: 'en', resourceIfAny: () => 'Name your machine' }
    expect(errorOf(fieldOf('name', { required: true }), '', { texts: own })).toBe('Name your machine')
  })

  it('is satisfied by no and by zero', () => {
    expect(errorOf(fieldOf('flag', { required: true, type: 'boolean' }), false)).toBeUndefined()
    expect(errorOf(fieldOf('count', { required: true, type: 'integer' }), 0)).toBeUndefined()
  })
})

describe('a choice', () => {
  it('has to be offered', () => {
    const field = fieldOf('os_name')
    expect(errorOf(field, 'gone', { choices: () => choices('a', 'b') })).toBe('Choose one that is offered')
    expect(errorOf(field, 'b', { choices: () => choices('a', 'b') })).toBeUndefined()
  })

  it('that cannot be made says why', () => {
    const offered = choices(['jhv', 'It takes nothing new at present'], 'tll')
    expect(errorOf(fieldOf('location'), 'jhv', { choices: () => offered })).toBe(
      'It takes nothing new at present',
    )
  })

  it('is not judged while the choices are not known', () => {
    const loading: FieldChoices = { options: [], state: 'loading', retry: undefined, usual: undefined }
    expect(errorOf(fieldOf('os_name'), 'x', { choices: () => loading })).toBeUndefined()
  })
})

describe('a number', () => {
  const vcpu = () => vmField('vcpu')
  const ram = () => vmField('ram')

  it.each([
    ['text', 'Enter a whole number'],
    [1.5, 'Enter a whole number'],
    [0, 'At least 1'],
    [-1, 'At least 1'],
    [33, 'At most 32'],
    [32, undefined],
    [1, undefined],
  ])('is checked: %j [VM-07] [VM-25]', (value, message) => {
    expect(errorOf(vcpu(), value)).toBe(message)
  })

  it.each([
    [
      vcpu,
      '1.500',
      '1.500 can be two numbers, with decimals or with thousands. Enter it without thousands separators',
    ],
    [vcpu, '4 cores', 'Enter the number alone, without cores'],
    [ram, '4 kB', 'Enter it in GB, not in kB'],
    [() => fieldOf('port', { type: 'integer', wireUnit: 'port' }), '80,443', 'Enter a whole number'],
  ])('that is none says what is wrong with it: %#', (fieldFor, value, message) => {
    expect(errorOf(fieldFor(), value)).toBe(message)
  })

  it('that is an amount says which currency it is in', () => {
    const changes = {
      subject: subject({ form: {}, environment: environment({ site: { siteCurrency: 'EUR' } }) }),
    }
    const amount = fieldOf('amount', { type: 'number', wireUnit: 'money' })
    expect(errorOf(amount, '50 USD', changes)).toBe('Enter it in EUR, not in USD')
    expect(errorOf(amount, '1.500 €', changes)).toMatch(/^1\.500 € can be two numbers/)
  })

  it.each([
    [
      '1000,000',
      '1000,000 can be two numbers, with decimals or with thousands. Enter it without thousands separators',
    ],
    ['4cores', 'Enter the number alone, without cores'],
    ['ten', 'Enter a number'],
  ])('that is none in a list or map of numbers says what is wrong with it: %s', (text, message) => {
    const ports = fieldOf('ports', { widget: 'words', type: 'array', entries: 'number' })
    const weights = fieldOf('weights', { widget: 'map', type: 'object', entries: 'number' })
    expect(errorOf(ports, [80, text])).toBe(message)
    expect(errorOf(weights, { web: 2, db: text })).toBe(message)
  })

  it('that is none in a list says each reason with the entries it is of', () => {
    const ports = fieldOf('ports', { widget: 'words', type: 'array', entries: 'number' })
    expect(errorOf(ports, ['4cores', 80, 'ten'])).toBe(
      '4cores: Enter the number alone, without cores. ten: Enter a number',
    )
  })

  it('has other bounds for another system [VM-07]', () => {
    expect(errorOf(vcpu(), 1, {}, { os_name: 'windows' })).toBe('At least 2')
    expect(errorOf(ram(), 1024, {}, { os_name: 'windows' })).toBe('At least 2')
    expect(errorOf(ram(), 512, {}, { os_name: 'ubuntu' })).toBeUndefined()
  })

  it('has those of the system the record has, where the form asks for none [VM-25]', () => {
    const about = subject({ form: {}, record: { os_name: 'windows' } })
    expect(errorOf(vcpu(), 1, { subject: about })).toBe('At least 2')
    expect(errorOf(ram(), 1024, { subject: about })).toBe('At least 2')
    expect(
      errorOf(vcpu(), 1, { subject: subject({ form: {}, record: { os_name: 'ubuntu' } }) }),
    ).toBeUndefined()
  })

  it('speaks in the unit on screen', () => {
    expect(errorOf(ram(), 256)).toBe('At least 0.5')
    expect(errorOf(ram(), 262_144)).toBe('At most 128')
  })

  it('typed in GB says what whole means when it is not whole in MB, and its bounds first', () => {
    expect(errorOf(ram(), 2355.2)).toBe('Enter a size that comes to whole MB, such as 0.5 GB or 2.25 GB')
    expect(errorOf(ram(), 300.5)).toBe('At least 0.5')
  })

  it('keeps within what the chosen pool gives', () => {
    const limits = { cpu: { min: 2, max: 8 } }
    const about = subject({ form: {}, chosen: () => ({ guest_limits: limits }) })
    expect(errorOf(vcpu(), 16, { subject: about })).toBe('At most 8')
    expect(errorOf(vcpu(), 1, { subject: about })).toBe('At least 2')
  })

  it('is at least a whole number, also where the answer that is its bound is none', () => {
    const about = { subject: subject({ form: { fewest: 1.5 } }) }
    expect(errorOf({ ...vcpu(), least: { form: 'fewest' } }, 1, about)).toBe('At least 2')
  })

  it('without any bounds of the server keeps those of the description [VM-25] [DISK-06]', () => {
    expect(errorOf(vcpu(), 0, { limitRows: () => undefined })).toBe('At least 1')
    expect(errorOf(vcpu(), 1000, { limitRows: () => [] })).toBeUndefined()
  })

  it('is the one that was typed, not the nearest one a computer can tell', () => {
    const size = fieldOf('size', { type: 'integer', widget: 'number' })
    expect(errorOf(size, Number.MAX_SAFE_INTEGER)).toBeUndefined()
    expect(errorOf(size, 1e20)).toBe('At most 9,007,199,254,740,991')
  })

  it.each([
    ['EUR', 50.55, undefined],
    ['EUR', 50.555, 'At most 2 decimals'],
    ['KWD', 50.555, undefined],
    ['IDR', 50.5, 'Enter a whole number'],
  ])(
    'that is an amount of %s, %d, has no more decimals than that [PAYMENT-31]',
    (siteCurrency, value, said) => {
      const site = { siteCurrency }
      const changes = { subject: subject({ form: {}, environment: environment({ site }) }) }
      expect(errorOf(fieldOf('amount', { type: 'number', wireUnit: 'money' }), value, changes)).toBe(said)
    },
  )

  it('may have to be larger than what is there [DISK-05]', () => {
    const grow = diskForms.grow?.fields.size_gb
    if (!grow) throw new Error('There is no field')
    const about = subject({ record: { size_gb: 50 }, form: {} })
    expect(errorOf(grow, 50, { subject: about })).toBe('At least 51')
    expect(errorOf(grow, 20, { subject: about })).toBe('At least 51')
    expect(errorOf(grow, 51, { subject: about })).toBeUndefined()
  })
})

const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGm0c4d5kq9fS2vXyT8wLrJ6nPzQe1hUoKb3aVcMiYtZ'

describe('a text with a pattern', () => {
  it.each([
    ['web-prod-01', undefined],
    ['web prod', 'Please enter a valid name'],
    ['-web', 'Please enter a valid name'],
    ['web-', 'Please enter a valid name'],
    ['web', 'Name is too short'],
  ])('the name %j of a machine [CREATE-02] [VM-07]', (name, message) => {
    expect(errorOf(vmField('name'), name)).toBe(message)
  })

  it.each([
    [`${publicKey} kadri@laptop`, undefined],
    ['not a key', 'A key is one line: its type, the key itself, and a comment.'],
    [publicKey.slice(0, 60), 'The key is cut off: copy the whole line.'],
    [publicKey.replace('ssh-ed25519', 'ssh-rsa'), 'The type in front is not the type of the key.'],
    [`${publicKey} one\n${publicKey} two`, 'These are several keys: enter one.'],
    [
      '-----BEGIN OPENSSH PRIVATE KEY-----',
      'This is a private key: keep it to yourself, and paste the public half, such as the content of id_ed25519.pub.',
    ],
  ])('the key %j [VM-26]', (key, why) => {
    const message = why && `SSH key does not match required pattern. ${why}`
    expect(errorOf(vmField('public_key'), key)).toBe(message)
  })

  it.each([
    ['kadri', undefined],
    ['9abc', 'Begin with a lower-case letter or an underscore'],
    ['Kadri', 'Begin with a lower-case letter or an underscore'],
    ['999', 'Begin with a lower-case letter or an underscore'],
    ['kadri saar', 'This user name has characters that are not possible'],
    ['9 abc', 'This user name has characters that are not possible'],
  ])('the user name %j', (name, message) => {
    expect(errorOf(vmField('username'), name)).toBe(message)
  })

  it.each([
    ['^[a-z][a-z0-9_]*$', 'Begin with a lower-case letter'],
    ['^[A-Za-z][a-z0-9_]*$', 'Begin with a letter'],
    ['^[A-Za-z_][a-z0-9_]*$', 'Begin with a letter or an underscore'],
  ])('says what a text may begin with: %s', (expression, message) => {
    const changes = { limitRows: () => [{ parameter: 'username', constraint: 'regexp', expression }] }
    expect(errorOf(vmField('username'), '9abc', changes)).toBe(message)
  })

  it('that only an older engine understands is still applied', () => {
    const rows = [{ parameter: 'code', constraint: 'regexp', expression: '^[a-z\\_]+$' }]
    const field = fieldOf('code', { limits: { operation: 'listVmParameters', at: 'code' } })
    expect(errorOf(field, 'a_b', { limitRows: () => rows })).toBeUndefined()
    expect(errorOf(field, 'A-B', { limitRows: () => rows })).toBe('This is not a valid value')
  })

  it('and without words of ours is put into those of the server', () => {
    const rows = [{ parameter: 'code', description: 'Small letters only', expression: '^[a-z]+$' }]
    const field = fieldOf('code', { limits: { operation: 'listVmParameters', at: 'code' } })
    expect(errorOf(field, 'A-B', { limitRows: () => rows })).toBe('Small letters only')
  })

  it('that no engine understands is ignored: the server decides', () => {
    const rows = [{ parameter: 'code', constraint: 'regexp', expression: '^[a-z' }]
    const field = fieldOf('code', { limits: { operation: 'listVmParameters', at: 'code' } })
    expect(errorOf(field, 'anything', { limitRows: () => rows })).toBeUndefined()
  })

  it('or with a list of values has to be one of them [VM-07]', () => {
    const field = fieldOf('os_version', {
      limits: { operation: 'listVmParameters', at: 'os_version', by: 'os_name' },
    })
    expect(errorOf(field, '11', {}, { os_name: 'ubuntu' })).toBe('Choose one that is offered')
    expect(errorOf(field, '24.04', {}, { os_name: 'ubuntu' })).toBeUndefined()
  })
})

describe('a password', () => {
  const password = fieldOf('password', { widget: 'password', secret: true })

  it.each([
    ['Ab1', 'At least 8 characters'],
    ['ab1', 'Needs at least 8 characters and an upper-case letter'],
    ['AB', 'Needs at least 8 characters, a lower-case letter, and a digit'],
    ['ABCDEFG1', 'Needs a lower-case letter'],
    ['abcdefg1', 'Needs an upper-case letter'],
    ['Abcdefgh', 'Needs a digit'],
    ['Abcdefg1', undefined],
    ['Äöüõšžé1', undefined],
  ])('%j follows the rule [AUTH-22]', (value, message) => {
    expect(errorOf(password, value)).toBe(message)
  })

  it('follows the server’s rule where it has one', () => {
    const field = vmField('password')
    expect(errorOf(field, 'abcdefg1')).toBe('Needs an upper-case letter')
    const rows = [{ parameter: 'password', constraint: 'regexp', expression: '^\\S{12,16}$' }]
    expect(errorOf(field, 'abcdefgh', { limitRows: () => rows })).toBe('At least 12 characters')
    expect(errorOf(field, 'a'.repeat(17), { limitRows: () => rows })).toBe('At most 16 characters')
    expect(errorOf(field, 'Lootus-2026-Tuul')).toBeUndefined()
  })
})

describe('a list the description requires', () => {
  const rules = fieldOf('rules', { type: 'array', widget: 'rows', mandatory: true })

  it('may be empty: that is a value', () => {
    expect(errorOf(rules, [])).toBeUndefined()
    expect(isRequired(rules, {}, subject())).toBe(false)
  })

  it('may not be empty where the manifest or the description says so', () => {
    expect(errorOf({ ...rules, required: true }, [])).toBe('This field is required')
    const refuse: ValidatorFunctions[string] = (data) => {
      expect(data).toEqual({ rules: [] })
      refuse.errors = [
        { keyword: 'minItems', instancePath: '/rules', schemaPath: '#/minItems', params: { limit: 1 } },
      ]
      return false
    }
    const schema: RJSFSchema = { $id: 'rules' }
    const described = { schema, validator: createPrecompiledValidator({ rules: refuse }, schema) }
    expect(checkForm([rules], { rules: [] }, described, contextOf({ rules: [] }))).toEqual({
      rules: 'This field is required',
    })
  })
})

describe('a size that has to hold what it is filled from', () => {
  const size = fieldOf('size_gb', {
    type: 'integer',
    min: 1,
    least: [
      { form: 'copyOf', option: 'size_gb' },
      { record: 'used', plus: 5 },
    ],
  })
  const about = (copied: unknown, record: unknown): Partial<CheckContext> => ({
    subject: subject({ record, form: {}, chosen: () => copied }),
  })

  it.each([
    [20, undefined, undefined, undefined],
    [20, { size_gb: 50 }, undefined, 'At least 50'],
    [50, { size_gb: 50 }, undefined, undefined],
    [50, { size_gb: 50 }, { used: 60 }, 'At least 65'],
    [50, { size_gb: 80 }, { used: 60 }, 'At least 80'],
  ])('%d GB, of %j and %j', (value, copied, record, message) => {
    expect(errorOf(size, value, about(copied, record))).toBe(message)
  })
})

describe('addresses', () => {
  const addresses = fieldOf('endpoint_spec', { widget: 'addresses', type: 'array' })

  it.each([
    [['10.0.0.0/8', '2001:db8::/32', '192.0.2.1'], undefined],
    [['10.0.0.0/8', 'example.com'], 'This is not an IP address or range'],
    [
      ['10.0.0.0/40', 'example.com', '10.1.0.0/16', 'localhost'],
      '10.0.0.0/40: The prefix length of an IPv4 range is 0 to 32. example.com, localhost: This is not an IP address or range',
    ],
    [['10.0.0.0/40'], 'The prefix length of an IPv4 range is 0 to 32.'],
    [['2001:db8::/200'], 'The prefix length of an IPv6 range is 0 to 128.'],
    [[], undefined],
  ])('%j', (values, message) => {
    expect(errorOf(addresses, values)).toBe(message)
  })
})

describe('a text with a format', () => {
  it.each([
    ['hostname', 'www.example.com', 'not a domain', 'Enter a host name, such as www.example.com'],
    ['uri', 'https://a.example', 'a.example', 'Enter a whole address, such as https://www.example.com'],
    ['uuid', '9a4e7d86-2b53-4b0c-9d4c-2f1f6a0d7c11', '9a4e', 'This is not a UUID'],
    ['ipv4', '192.0.2.1', '2001:db8::1', 'Enter an IPv4 address, such as 192.0.2.1'],
    ['ipv6', '2001:db8::1', '192.0.2.1', 'Enter an IPv6 address, such as 2001:db8::1'],
    ['cidr', '10.0.0.0/24', '10.0.0.1', 'Enter a range, such as 10.0.0.0/24'],
    ['mac', '52:54:00:12:34:56', '52:54', 'Enter a hardware address, such as 52:54:00:12:34:56'],
    ['date', '2026-11-18', '2026-02-30', 'Enter a day'],
    ['date-time', '2026-11-18T16:40:00Z', '2026-11-18', 'Enter a day and a time'],
  ] as const)('%s', (format, right, wrong, message) => {
    const field = fieldOf('value', { format })
    expect(errorOf(field, right)).toBeUndefined()
    expect(errorOf(field, wrong)).toBe(message)
  })
})

describe('a map', () => {
  const labels = fieldOf('labels', { widget: 'map', type: 'object', entries: 'string' })

  it.each([
    [{ team: 'astro', tier: '' }, undefined],
    [{}, undefined],
    [{ '': 'astro' }, 'Give every entry a name of its own'],
  ])('%j', (value, message) => {
    expect(errorOf(labels, value)).toBe(message)
  })
})

describe('a rule of a firewall', () => {
  const fields = (): readonly CompiledField[] => {
    const found = firewallForms.rules
    if (!found) throw new Error('There is no form of rules')
    return fieldsOf(found)
  }
  const errorsOf = (row: Record<string, unknown>) =>
    checkRow(fields(), row, contextOf({}, { type: 'firewall', limitRows: () => undefined }))

  const good = { direction: 'inbound', protocol: 'tcp', port_start: null, endpoint_spec_type: 'any' }

  it.each([
    ['for all ports', {}],
    ['for one port', { port_start: 443 }],
    ['for a range', { port_start: 8000, port_end: 8100 }],
    ['without ports', { protocol: 'icmp' }],
    ['without ports, though some were typed before', { protocol: 'icmp', port_start: 0 }],
    ['for addresses', { endpoint_spec_type: 'ip_prefixes', endpoint_spec: ['10.0.0.0/8'] }],
  ])('is right %s', (_, changes) => {
    expect(errorsOf({ ...good, ...changes })).toEqual({})
  })

  it.each([
    ['ports', { port_start: undefined }, 'Enter a port, a range such as 8000–8100, or any'],
    ['ports', { port_start: '' }, 'Enter a port, a range such as 8000–8100, or any'],
    ['ports', { port_start: 0 }, 'At least 1'],
    ['ports', { port_start: 70_000 }, 'At most 65535'],
    ['ports', { port_start: 80, port_end: 70_000 }, 'At most 65535'],
    ['ports', { port_start: 90, port_end: 80 }, 'The end of a range lies before its start'],
    [
      'ports',
      { port_start: '22,80' },
      'Enter one port or one range, such as 443 or 8000–8100. Other ports are rules of their own',
    ],
    [
      'endpoint_spec',
      { endpoint_spec_type: 'ip_prefixes', endpoint_spec: [] },
      'At least one ip is required',
    ],
    [
      'endpoint_spec',
      { endpoint_spec_type: 'ip_prefixes', endpoint_spec: ['x'] },
      'This is not an IP address or range',
    ],
    ['protocol', { protocol: undefined }, 'This field is required'],
  ])('says what is wrong with its %s: %j', (id, changes, message) => {
    expect(errorsOf({ ...good, ...changes })).toEqual({ [id]: message })
  })

  it('makes the whole list wrong', () => {
    const rules = fieldOf('rules', { type: 'array', widget: 'rows', of: fields() })
    const values = { rules: [good, { ...good, port_start: 0 }] }
    const context = contextOf(values, { type: 'firewall', limitRows: () => undefined })
    expect(checkForm([rules], values, undefined, context)).toEqual({ rules: 'Correct the marked rows' })
    expect(checkForm([rules], { rules: [good] }, undefined, context)).toEqual({})
  })

  it('is judged by itself, not by the form around it', () => {
    const row = { ...good, protocol: 'icmp', port_start: 0 }
    const context = contextOf({ protocol: 'tcp' }, { type: 'firewall', limitRows: () => undefined })
    expect(checkRow(fields(), row, context)).toEqual({})
  })

  it('may have to differ from those above it', () => {
    const ports = fields().map((field) =>
      field.at === 'port_start' ? { ...field, distinct: 'taken' } : field,
    )
    const rows = [
      { ...good, port_start: 80 },
      { ...good, port_start: 443 },
      { ...good, port_start: 80 },
      good,
    ]
    const context = contextOf({}, { type: 'firewall', limitRows: () => undefined })
    expect(rows.map((row) => Object.keys(checkRow(ports, row, context, rows)))).toEqual([
      [],
      [],
      ['ports'],
      [],
    ])
    const list = fieldOf('rules', { type: 'array', widget: 'rows', of: ports })
    expect(checkForm([list], { rules: rows }, undefined, context)).toEqual({
      rules: 'Correct the marked rows',
    })
  })

  it.each([null, 'x', undefined])('that is none has no errors: %j', (row) => {
    expect(checkRow(fields(), row, contextOf({}))).toEqual({})
    expect(checkRow(null, {}, contextOf({}))).toEqual({})
  })
})

describe('an invitation', () => {
  it.each([
    ['invite', 'grantee_username', (name: string): unknown => name],
    ['create', 'emails', (name: string): unknown => ['uku@uus.example', name]],
  ])('to oneself is refused at its field: %s [ACCESS-18]', (id, at, valueOf) => {
    const field = delegationForms[id]?.fields[at]
    if (!field) throw new Error(`There is no field ${at}`)
    const said = (name: string): string | undefined => {
      const form = { [at]: valueOf(name) }
      const around = environment({ isUser: (each) => each === 'mari@raamat.example' })
      const about = { type: 'access_delegation', subject: subject({ form, environment: around }) }
      return errorOf(field, form[at], about)
    }
    expect(said('mari@raamat.example')).toBe('This is your own address.')
    expect(said('siim@saar.example')).toBeUndefined()
  })

  it('to oneself is said beside what is wrong with other addresses [ACCESS-18]', () => {
    const field = delegationForms.create?.fields.emails
    if (!field) throw new Error('There is no field')
    const form = { emails: ['uku', 'mari@raamat.example', 'siim@saar.example', 'siim.saar.example'] }
    const around = environment({ isUser: (each) => each === 'mari@raamat.example' })
    const about = { type: 'access_delegation', subject: subject({ form, environment: around }) }
    expect(errorOf(field, form.emails, about)).toBe(
      'This is your own address. uku is not an e-mail address. siim.saar.example is not an e-mail address',
    )
  })
})

describe('what else must hold', () => {
  it('says its reason when it does not', () => {
    const field = fieldOf('restricted', {
      checks: [{ form: 'account', present: true, because: 'startStopped' }],
    })
    expect(errorOf(field, 'x')).toBe(texts.resource('virtual_machine', 'reasons.startStopped'))
    expect(errorOf(field, 'x', {}, { account: 5 })).toBeUndefined()
  })

  it('says something also when nobody gave a reason', () => {
    expect(errorOf(fieldOf('a', { checks: [{ form: 'b', present: true }] }), 'x')).toBe(
      'This is not a valid value',
    )
    const gone = fieldOf('a', { checks: [{ form: 'b', present: true, because: 'gone' }] })
    expect(errorOf(gone, 'x')).toBe('This is not a valid value')
  })

  it('claims nothing while a joined list has not answered', () => {
    const tag = fieldOf('tag', {
      checks: [{ not: { record: '$cards.tags[]', is: { form: 'tag' } }, because: 'vlanTaken' }],
    })
    const about = (more: Partial<Subject>): string | undefined =>
      errorOf(tag, 120, { subject: subject({ form: { tag: 120 }, ...more }) })
    expect(about({ pending: () => true })).toBeUndefined()
    expect(about({ derived: () => ({ tags: [120] }) })).toBe(
      texts.resource('virtual_machine', 'reasons.vlanTaken'),
    )
  })
})

describe('the compiled schema', () => {
  const validate = describedBy(diskValidators, diskForms.create)
  const disk = diskForms.create
  if (!disk) throw new Error('There is no create form')
  const size = disk.fields.size_gb ?? fieldOf('size_gb')
  const good = { location: 'tll', size_gb: 20, display_name: 'data', source_image_type: 'EMPTY' }
  let context: CheckContext
  beforeAll(() => {
    context = contextOf(good, { type: 'disk', limitRows: () => undefined })
  })
  const asked = ['location', 'size_gb', 'source_image_type', 'display_name'].flatMap(
    (id) => disk.fields[id] ?? [],
  )

  it('agrees with a form that is right', () => {
    expect(checkForm(asked, good, validate, context)).toEqual({})
  })

  it('says what the other rules have left', () => {
    const text = fieldOf('size_gb', { widget: 'text' })
    expect(checkForm([text], { size_gb: 'x' }, validate, context).size_gb).toBe('Enter a number')
    const unbounded = { ...size, min: null, max: null }
    expect(checkForm([unbounded], { size_gb: 0 }, validate, context).size_gb).toBe('At least 1')
  })

  it('ignores fields that are not shown', () => {
    expect(checkForm([size], { size_gb: 20, display_name: 5 }, validate, context)).toEqual({})
  })

  it('does not contradict the words of a better rule', () => {
    const errors = checkForm([size], { size_gb: 0 }, validate, context)
    expect(errors).toEqual({ size_gb: 'At least 1' })
  })
})

describe('limits', () => {
  it('of an account that may have only small machines say why [VM-28] [SITE-35]', () => {
    const around = environment({
      site: { limitedBillingAccountConfig: { vcpu: 1, ram_mb: 2048 } },
      billingAccount: 7,
      accountLimited: (id) => id === 7,
    })
    const about = subject({ environment: around, form: {} })
    expect(errorOf(vmField('vcpu'), 2, { subject: about })).toBe(
      'Your billing account gets at most 1 vCPU until more is paid in',
    )
    expect(errorOf(vmField('ram'), 4096, { subject: about })).toBe(
      'Your billing account gets at most 2 GB until more is paid in',
    )
    const resize = form('resize').fields.vcpu
    if (!resize) throw new Error('There is no field')
    const of = (account: number) =>
      subject({ environment: around, form: {}, record: { billing_account: account } })
    expect(errorOf(resize, 2, { subject: of(7) })).toContain('gets at most 1 vCPU')
    expect(errorOf(resize, 2, { subject: of(8) })).toBeUndefined()
  })

  it('of a choice that no allowed value fits rule the choice out, with the reason [VM-28]', () => {
    const around = environment({
      site: { limitedBillingAccountConfig: { vcpu: 1, ram_mb: 2048 } },
      billingAccount: 7,
      accountLimited: (id) => id === 7,
    })
    const bounded = [vmField('vcpu'), vmField('ram'), vmField('disks')]
    const reasonFor = (value: string, about: CheckContext['subject']) => {
      const option = { id: value, value, label: value, note: undefined, disabledReason: undefined, item: {} }
      const context = contextOf({}, { subject: about })
      return disableExcluded(vmField('os_name'), [option], bounded, context)[0]?.disabledReason
    }
    const limited = subject({ environment: around, form: {} })
    expect(reasonFor('windows', limited)).toBe(
      'Your billing account gets at most 1 vCPU until more is paid in',
    )
    expect(reasonFor('ubuntu', limited)).toBeUndefined()
    expect(reasonFor('windows', subject({ form: {} }))).toBeUndefined()
  })

  it('are of what is asked for now, not of what was chosen before in another way [VM-07]', () => {
    const create = form('create')
    const limitsWith = (values: FormValues) => {
      const about = subject({ form: { os_name: 'windows', app_name: 'wordpress', ...values } })
      const sent = (parameter: string): unknown => sentAs(create, about, parameter)
      return fieldLimits(vmField('vcpu'), { subject: about, limitRows: () => vmParameters, sent })
    }
    expect(limitsWith({ source: 'os' }).min).toBe(2)
    expect(['app', 'replica', 'disk'].map((source) => limitsWith({ source }).min)).toEqual([1, 1, 1])
  })

  it('of description, server and record are narrowed together', () => {
    const field = fieldOf('vcpu', {
      min: 1,
      max: 64,
      limits: { operation: 'listVmParameters', at: 'vcpu' },
      least: { record: 'vcpu', plus: 1 },
      most: { site: 'limitedBillingAccountConfig.vcpu' },
    })
    const about = subject({ record: { vcpu: 4 }, form: {} })
    expect(fieldLimits(field, { subject: about, limitRows: () => vmParameters })).toMatchObject({
      min: 5,
      max: 32,
    })
  })

  it('say whether a field is required', () => {
    expect(isRequired(fieldOf('x'), { mandatory: true }, subject())).toBe(true)
    expect(isRequired(fieldOf('x'), { mandatory: false }, subject())).toBe(false)
    expect(isRequired(fieldOf('x', { mandatory: true }), { mandatory: false }, subject())).toBe(true)
  })
})

describe('the name of a bucket [BUCKET-03] [BUCKET-04] [BUCKET-05]', () => {
  it.each([
    ['ab', '3 to 63 characters'],
    ['a'.repeat(64), '3 to 63 characters'],
    ['Shop', 'Lowercase letters, digits and hyphens only'],
    ['my.shop', 'Lowercase letters, digits and hyphens only'],
    ['-shop', 'Begins and ends with a letter or digit'],
    ['shop-', 'Begins and ends with a letter or digit'],
    ['xn--shop', 'Does not begin with xn--'],
    ['shop-s3alias', 'Does not end with -s3alias'],
    ['shop', undefined],
    ['a-0', undefined],
    ['a'.repeat(63), undefined],
  ])('%s: %s', (name, problem) => {
    const field = bucketForms['create']?.fields['name'] ?? fieldOf('name')
    expect(errorOf(field, name, { type: 'bucket' })).toBe(problem)
  })
})

it('a field opened by hand may not stay empty', () => {
  const field = fieldOf('public_key', { widget: 'saved' })
  expect(errorOf(field, '')).toBeUndefined()
  expect(errorOf(field, '', { promised: new Set(['public_key']) })).toBe('This field is required')
  expect(errorOf(field, '', { promised: new Set(['name']) })).toBeUndefined()
})

it.each([
  ['letters of one byte', 'a'.repeat(65_533), undefined],
  ['letters of two bytes', 'ä'.repeat(32_767), 'At most 64 KB'],
])('a text that is limited in bytes is counted in them: %s [VM-07]', (_, text, message) => {
  expect(errorOf(vmField('cloud_init'), `a: ${text}`)).toBe(message)
})

describe('a text with a syntax', () => {
  const script = () => vmField('cloud_init')
  const validate = () => describedBy(validators, forms.create)
  const said = (value: string, changes: Partial<CheckContext> = { faultyLine: yamlProblem }) =>
    checkForm([script()], { cloud_init: value }, validate(), contextOf({ cloud_init: value }, changes))
      .cloud_init

  it.each([
    ['packages: [nginx', 'Line 1 is no valid YAML'],
    ['#cloud-config\npackages:\n\t- nginx', 'Line 3 is no valid YAML'],
    ['packages: []\n---\nusers: []', 'Line 2 is no valid YAML'],
    ['{ "packages": [', 'Line 1 is no valid YAML'],
    ['packages: []\nusers: *nope', 'Line 2 is no valid YAML'],
    ['a: *later\nb: &later 1', 'Line 1 is no valid YAML'],
    ['a: 1\nb: 2\na: 3', 'Line 3 is no valid YAML'],
    ['{ "a": 1,\n"a": 2 }', 'Line 2 is no valid YAML'],
    [
      '#!/bin/sh\n- a: b: c',
      'Begin with a setting such as packages:, or with { for JSON. A script (#!/bin/sh) is not taken: list its commands under runcmd:',
    ],
  ])('is reported where it breaks: %j', (text, message) => {
    expect(said(text)).toBe(message)
  })

  it.each([
    'packages: [nginx]',
    '# first boot\n---\na: 1\n',
    '{ "packages": ["nginx"] }',
    'a: &one { x: 1 }\nb: &two { y: 1 }\nc:\n  <<: *one\n  <<: *two\n  x: 2',
    'a: 1\nb: { a: 2 }',
    '',
  ])('is taken when it keeps to the rules: %j', (text) => {
    expect(said(text)).toBeUndefined()
  })

  it('is not judged before what judges it is there', () => {
    expect(said('packages: [nginx', {})).toBeUndefined()
  })
})

describe('a time at which something ends', () => {
  const [begin, end] = ['begin', 'end'].map((id) => serviceForms.maintain?.fields[id])
  const said = (from: string, to: string) => {
    const values = { begin: from, end: to }
    const fields = [begin, end].flatMap((field) => field ?? [])
    return checkForm(fields, values, undefined, contextOf(values, { type: 'managed_service' })).end
  }

  it('is not the one at which it begins, however that is written', () => {
    expect(said('040000+0000', '040000+0000')).toBe(
      'The end is the same as the beginning. Choose another time',
    )
    expect(said('040000+0000', '060000+0200')).toBe(
      'The end is the same as the beginning. Choose another time',
    )
  })

  it('may lie on the next day', () => {
    expect(said('230000+0000', '010000+0000')).toBeUndefined()
    expect(said('030000+0000', '040000+0000')).toBeUndefined()
  })
})

it('the name of a machine may be as long as the host name it becomes', () => {
  expect(errorOf(vmField('name'), 'b'.repeat(64))).toBe('At most 63 characters')
  expect(errorOf(vmField('name'), 'b'.repeat(63))).toBeUndefined()
})

it('a text that is too long names the limit, with surrogate pairs counted once', () => {
  const name = { ...fieldOf('name'), maxLength: 63 }
  expect(errorOf(name, 'b'.repeat(64))).toBe('At most 63 characters')
  expect(errorOf(name, '🙂'.repeat(63))).toBeUndefined()
})
