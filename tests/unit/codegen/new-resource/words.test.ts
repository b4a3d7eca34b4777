import { describe, expect, it } from 'vitest'
import { fieldHelp, fieldLabel } from '../../../../codegen/new-resource/field-words'
import { guessState } from '../../../../codegen/new-resource/guess-state'
import { participle } from '../../../../codegen/new-resource/names-of-type'
import { constantName, gist, label, typeName } from '../../../../codegen/new-resource/words'

describe('names', () => {
  it.each([
    ['billing_account_id', 'Billing account'],
    ['uuid', 'UUID'],
    ['id', 'ID'],
    ['is_default', 'Default'],
    ['size_gb', 'Size'],
    ['created_at', 'Created'],
    ['public_ipv4', 'Public IPv4'],
    ['assignedTo', 'Assigned to'],
    ['ssh_key', 'SSH key'],
    ['network_uuids', 'Networks'],
    ['policy_ids', 'Policies'],
    ['ip_address_uuids', 'IP addresses'],
    ['vm_uuids', 'VMs'],
    ['ids', 'IDs'],
    ['cname', 'CNAME'],
    ['CNAME', 'CNAME'],
    ['ttl', 'TTL'],
  ])('%s is called %s', (name, words) => {
    expect(label(name)).toBe(words)
  })

  it('of schemas become types, and types constants', () => {
    expect(['SshKey', 'Network', 'IpAddress'].map(typeName)).toEqual(['ssh_key', 'network', 'ip_address'])
    expect(['ssh_key', 'disk', 's3_bucket_key'].map(constantName)).toEqual(['sshKey', 'disk', 's3BucketKey'])
  })

  it.each([
    ['Create', 'created'],
    ['Add', 'added'],
    ['Copy', 'copied'],
    ['Deploy', 'deployed'],
  ])('%s is done: %s', (verb, done) => {
    expect(participle(verb)).toBe(done)
  })
})

describe('descriptions', () => {
  it('lose what the console shows by itself', () => {
    expect(gist('User who keeps it. May be absent.')).toBe('User who keeps it.')
    expect(gist(undefined)).toBe('')
  })

  it('give a label where they say more in a few words', () => {
    const none = new Map<string, string>()
    expect(fieldLabel('vlan', { description: 'The VLAN number, 1 to 4094.' }, none)).toBe('VLAN number')
    expect(fieldLabel('public_key', { description: 'The key.' }, none)).toBe('Public key')
    expect(fieldLabel('name', { description: 'Its name, unique for a user.' }, none)).toBe('Name')
    expect(fieldLabel('created_at', {}, new Map([['created_at', 'Made']]))).toBe('Made')
  })

  it('help where they are neither long nor empty', () => {
    expect(fieldHelp({ description: 'The key.' })).toBeUndefined()
    expect(fieldHelp({ description: 'Name, unique for the user.' })).toBe('Name, unique for the user.')
    expect(fieldHelp({ description: 'long words '.repeat(20) })).toBeUndefined()
  })
})

describe('states', () => {
  it.each([
    ['running', 'works'],
    ['ACTIVE', 'works'],
    ['stopped', 'rest'],
    ['starting', 'moving'],
    ['Pending', 'moving'],
    ['deleting', 'gone'],
    ['failed', 'wrong'],
    ['suspended', 'attention'],
  ])('%s is taken for one that %s', (value, kind) => {
    expect(guessState(value)).toBe(kind)
  })
})
