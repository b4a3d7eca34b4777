import { fc } from '../run/seed'

/** A valid public key. */
export const publicKey =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGm0c4d5kq9fS2vXyT8wLrJ6nPzQe1hUoKb3aVcMiYtZ kadri@laptop'

const rules = fc.array(
  fc.oneof(
    fc.record({
      direction: fc.constantFrom('inbound', 'outbound'),
      protocol: fc.constantFrom('tcp', 'udp'),
      port_start: fc.integer({ min: 1, max: 65535 }),
      endpoint_spec_type: fc.constant('any'),
    }),
    fc.record({
      direction: fc.constantFrom('inbound', 'outbound'),
      protocol: fc.constantFrom('icmp', 'tcp'),
      endpoint_spec_type: fc.constant('ip_prefixes'),
      endpoint_spec: fc.constantFrom(['203.0.113.9'], ['203.0.113.0/24', '2001:db8::/32']),
    }),
  ),
  { maxLength: 3 },
)

/** Parameters that are optional in the description but required by the server's own table of machine parameters. */
export const alwaysSent: readonly string[] = ['disks', 'username', 'password']

/** The platform's own messages for missing parameters, by parameter. */
export const askedInOwnWords: Readonly<Record<string, string>> = {
  ip_address: 'IP address must be specified',
}

/** Values of parameters whose rules are outside their schema: server limits, or rules between fields. */
export const choices: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'createVm.name': fc.stringMatching(/^[a-z][-a-z0-9]{4,20}[a-z0-9]$/),
  'updateVm.name': fc.stringMatching(/^[a-z][-a-z0-9]{4,20}[a-z0-9]$/),
  'cloneVm.name': fc.stringMatching(/^[a-z][-a-z0-9]{4,20}[a-z0-9]$/),
  'createBucket.name': fc.stringMatching(/^[a-z][a-z0-9]{1,20}[a-z0-9]$/),
  allowed_origin: fc.constantFrom('https://shop.example', 'http://127.0.0.1:8080'),
  username: fc.stringMatching(/^[a-z_][-a-z0-9_]{0,20}$/),
  password: fc.constantFrom('Lootus-2026-Tuul', 'aB3aB3aB3'),
  public_key: fc.constant(publicKey),
  cloud_init: fc.constantFrom('#cloud-config\npackages: [nginx]\n', '{"package_update": true}'),
  vcpu: fc.integer({ min: 2, max: 8 }),
  ram: fc.integer({ min: 1024, max: 16384 }),
  disks: fc.integer({ min: 20, max: 200 }),
  rules,
  amount: fc.integer({ min: 20, max: 500 }),
}
