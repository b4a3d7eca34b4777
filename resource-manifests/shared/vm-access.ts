import type { SnippetsSection } from '../../src/manifest/words/sections'

/** One of the customer's saved keys, or another that is pasted. */
export const savedKey = {
  widget: 'saved',
  options: { kind: 'resource', type: 'ssh_key', value: 'public_key' },
} as const

const windows = { field: 'os_name', is: 'windows' } as const
const user = { field: 'username', present: true, because: 'noUser' } as const
const reachable = { field: '$addresses.address', present: true, because: 'noPublicAddress' } as const
const login = '{username}@{$addresses.address}'

/** How to sign in to a machine over the net: a shell on most systems. */
export const ssh = {
  kind: 'snippets',
  id: 'ssh',
  when: { all: [{ not: windows, hide: true, because: 'isWindows' }, user, reachable] },
  note: true,
  of: [
    {
      id: 'ssh',
      open: `ssh://${login}`,
      parts: [
        { lines: [`ssh ${login}`] },
        {
          file: '~/.ssh/config',
          lines: ['Host {name}', '  HostName {$addresses.address}', '  User {username}'],
        },
      ],
    },
    { id: 'sftp', open: `sftp://${login}`, parts: [{ lines: [`sftp ${login}`] }] },
    { id: 'rsync', parts: [{ lines: [`rsync -av ./ ${login}:`] }] },
  ],
} as const satisfies SnippetsSection<string>

/**
 * A screen on Windows: a file that its own program opens, and commands of others. The platform does not ask for a user on
 * Windows; without one the programs ask who signs in.
 */
export const rdp = {
  kind: 'snippets',
  id: 'rdp',
  when: { all: [{ ...windows, hide: true, because: 'isNoWindows' }, reachable] },
  note: true,
  of: [
    {
      id: 'remoteDesktop',
      parts: [
        {
          file: '{name}.rdp',
          download: true,
          lines: [
            'full address:s:{$addresses.address}',
            { line: 'username:s:{username}', when: user },
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
            { line: 'xfreerdp /v:{$addresses.address} /u:{username} /dynamic-resolution', when: user },
            { line: 'xfreerdp /v:{$addresses.address} /dynamic-resolution', when: { not: user } },
          ],
        },
      ],
    },
  ],
} as const satisfies SnippetsSection<string>
