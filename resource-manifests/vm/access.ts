import type { ActionsOf, FactsOf } from '../../src/manifest/typed-manifest'
import type { SnippetsSection } from '../../src/manifest/words/sections'
import type { joins } from './joins'

/** One of the customer's saved keys, or another that is pasted. */
export const savedKey = {
  widget: 'saved',
  options: { kind: 'resource', type: 'ssh_key', value: 'public_key' },
} as const

const windows = { record: 'os_name', is: 'windows' } as const
const user = { record: 'username', present: true, because: 'noUser' } as const
const reachable = { record: '$addresses.address', present: true, because: 'noPublicAddress' } as const
const login = '{username}@{$addresses.address}'

/** Sign-in to a machine by SSH, on all systems except Windows. */
export const ssh = {
  kind: 'snippets',
  id: 'ssh',
  when: { all: [{ not: windows, hide: true, because: 'isWindows' }, user, reachable] },
  note: true,
  of: [
    {
      id: 'ssh',
      link: `ssh://${login}`,
      parts: [
        { lines: [`ssh ${login}`] },
        {
          file: '~/.ssh/config',
          lines: ['Host {name}', '  HostName {$addresses.address}', '  User {username}'],
        },
      ],
    },
    { id: 'sftp', link: `sftp://${login}`, parts: [{ lines: [`sftp ${login}`] }] },
    { id: 'rsync', parts: [{ lines: [`rsync -av ./ ${login}:`] }] },
  ],
} as const satisfies SnippetsSection<string>

/**
 * Remote desktop on Windows: a file for Windows' own program, and commands of others. The platform does not ask for a user
 * on Windows; without one the programs prompt for it.
 */
export const rdp = {
  kind: 'snippets',
  id: 'rdp',
  when: { all: [{ ...windows, hide: true, because: 'isNoWindows' }, reachable] },
  note: { username: { record: 'username' } },
  of: [
    {
      id: 'remoteDesktop',
      parts: [
        {
          file: '{name}.rdp',
          lines: [
            'full address:s:{$addresses.address}',
            { text: 'username:s:{username}', when: user },
            'prompt for credentials:i:1',
          ],
        },
        { lines: ['mstsc /v:{$addresses.address}'] },
      ],
    },
    {
      id: 'freerdp',
      parts: [
        {
          lines: [
            { text: 'xfreerdp /v:{$addresses.address} /u:{username} /dynamic-resolution', when: user },
            { text: 'xfreerdp /v:{$addresses.address} /dynamic-resolution', when: { not: user } },
          ],
        },
      ],
    },
  ],
} as const satisfies SnippetsSection<string>

/** The machine has a public address and a user, and is reached by SSH. */
export const sshReady = {
  all: [
    { record: 'username', present: true },
    { record: '$addresses.address', present: true },
    { not: windows },
  ],
} as const

/** A shell in the browser, if the site has a gateway for it. */
export const terminal = [
  {
    id: 'openTerminal',
    icon: 'square-terminal',
    operation: 'startTerminal',
    link: '/terminal/{location}/{id}',
    when: {
      all: [
        { not: { site: 'terminalGateway', is: [null, ''] }, hide: true, because: 'noGateway' },
        { not: windows, hide: true, because: 'isWindows' },
        { record: 'status', is: 'running', because: 'terminalRunning' },
        {
          any: [reachable, { record: 'public_ipv6', present: true }, { site: 'terminalSerial', is: true }],
          because: 'noPublicAddress',
        },
      ],
    },
  },
] as const satisfies ActionsOf<'VirtualMachine', typeof joins>

/** A Windows machine with a public address. */
export const rdpReady = { all: [windows, { record: '$addresses.address', present: true }] } as const

/** How to connect to a machine, shown beside the content of its page. */
export const connect = {
  id: 'connect',
  lines: [
    { text: 'ssh {username}@{$addresses.address}', when: sshReady },
    { text: 'mstsc /v:{$addresses.address}', when: rdpReady },
  ],
  values: [
    '#public_ipv4',
    'public_ipv6',
    'private_ipv4',
    { value: 'hostname', copy: true },
    { value: 'username', when: { any: [{ not: windows }, { record: 'username', present: true }] } },
  ],
} as const satisfies FactsOf<'VirtualMachine', typeof joins>
