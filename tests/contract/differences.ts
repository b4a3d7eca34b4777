import type { Outcome } from './judge-and-try'

/** Where console and platform are meant to differ, and why. */
export interface Difference extends Pick<Outcome, 'console' | 'platform'> {
  /** Part of the platform's message. */
  words?: string
  because: string
}

function each(names: readonly string[], difference: Difference): [string, Difference][] {
  return names.map((name) => [name, difference])
}

/** `<what> <action>, <situation>` for every pair. */
function pairs(what: string, actions: readonly string[], situations: readonly string[]): string[] {
  return actions.flatMap((action) => situations.map((situation) => `${what} ${action}, ${situation}`))
}

/** By action and situation, as the tests name them. All others have to agree. */
export const differences: Readonly<Record<string, Difference>> = Object.fromEntries([
  ...each(
    pairs(
      'virtual_machine',
      ['backupOn'],
      ['running', 'rescue', 'stopping', 'stopped', 'starting', 'starting elsewhere'],
    ),
    {
      console: 'hidden',
      platform: 'accepts',
      because: 'One call toggles backups; the console names it after what it would do to this machine.',
    },
  ),
  ...each(
    [
      'virtual_machine backupOff, running without backups',
      'a frozen account: virtual_machine backupOff, stopping without backups',
      'a frozen account: virtual_machine backupOff, stopped without backups',
      'only closed accounts: virtual_machine backupOff, stopped without backups',
      'a full location: virtual_machine backupOff, stopped without backups',
    ],
    {
      console: 'hidden',
      platform: 'accepts',
      because: 'One call toggles backups; the console names it after what it would do to this machine.',
    },
  ),
  ...each(
    [
      'virtual_machine backupOn, creating',
      'a frozen account: virtual_machine backupOff, creating without backups',
    ],
    {
      console: 'hidden',
      platform: 'refuses',
      because: 'What backups are already is not offered, whether it is possible or not.',
    },
  ),
  ...each(
    [
      ...pairs(
        'virtual_machine',
        ['rename', 'snapshot', 'backupOff', 'assignAddress', 'attachFirewall', 'addVlan', 'moveBilling'],
        ['starting'],
      ),
      ...pairs('replicas[0]', ['deleteReplica'], ['starting']),
      ...pairs('replicas[1]', ['deleteReplica'], ['starting']),
    ],
    {
      console: 'refuses',
      platform: 'accepts',
      because: 'The console lets one change of a machine finish before the next; a start takes seconds.',
    },
  ),
  ...each(
    [
      ...pairs(
        'virtual_machine',
        ['start', 'rescue', 'resize', 'addDisk', 'attachDisk', 'clone', 'reinstall'],
        ['starting elsewhere'],
      ),
      ...pairs('disks[0]', ['growDisk'], ['starting elsewhere']),
      ...pairs('disks[1]', ['growDisk', 'detachDisk', 'deleteDisk'], ['starting elsewhere']),
      ...pairs('replicas[0]', ['restore'], ['starting elsewhere']),
      ...pairs('replicas[1]', ['restore'], ['starting elsewhere']),
    ],
    {
      console: 'allows',
      platform: 'refuses',
      words: 'Virtual machine is busy',
      because: 'A machine that somebody else has started still reads stopped; the platform says it is busy.',
    },
  ),
  ...each(pairs('disk', ['detach', 'grow'], ['detached', 'reserved']), {
    console: 'refuses',
    platform: 'not asked',
    words: 'uuid has no value',
    because: 'The call names the machine that holds the disk; there is none.',
  }),
  ...each(pairs('disk', ['detach', 'grow'], ['second of a starting machine']), {
    console: 'allows',
    platform: 'refuses',
    words: 'Virtual machine is busy',
    because: 'What one console has done to the machine is remembered with the machine, not with its disks.',
  }),
  ...each(['machines startMachine, starting', 'backups rebuild, stopping', 'backups rebuild, starting'], {
    console: 'allows',
    platform: 'refuses',
    words: 'Virtual machine is busy',
    because:
      'A machine of a service that starts is still called stopped, and a backup does not say what its machine does.',
  }),
  ...each(
    ['a frozen account', 'only closed accounts', 'a restricted key', 'a full location'].map(
      (look) => `${look}: billing_account clearThreshold`,
    ),
    {
      console: 'hidden',
      platform: 'refuses',
      words: 'You are not allowed to use this resource',
      because: 'The sum that lifts limits is set by administrators.',
    },
  ),
  ...each(['a frozen account: virtual_machine openTerminal, stopping without backups'], {
    console: 'hidden',
    platform: 'refuses',
    words: 'The machine is not running',
    because: 'A machine that stops has no terminal to offer.',
  }),
  ...each(
    ['a frozen account', 'a full location'].map(
      (look) => `${look}: virtual_machine openTerminal, running without backups, unreachable`,
    ),
    {
      console: 'allows',
      platform: 'refuses',
      words: 'The machine has no public address',
      because:
        'The page of the terminal offers the serial console, which a machine without an address has too.',
    },
  ),
  ...each(
    [
      ...pairs('managed_service', ['maintain'], ['a database', 'being made']),
      'a frozen account: managed_service maintain, requested',
      'only closed accounts: managed_service maintain, active',
    ],
    {
      console: 'hidden',
      platform: 'refuses',
      words: 'Only clusters have maintenance',
      because: 'A database has no maintenance to change.',
    },
  ),
  ...each(
    ['invite', 'delete'].map((action) => `a restricted key: access_delegation ${action}`),
    {
      console: 'allows',
      platform: 'refuses',
      words: 'You are not allowed to use this resource',
      because: 'Nothing tells a console that its key is restricted before it is refused.',
    },
  ),
  ...each(pairs('bare_metal', ['release'], ['pending', 'just in use']), {
    console: 'allows',
    platform: 'refuses',
    words: 'Too soon to release machine',
    because: 'How soon is too soon is the platform’s to say; it is shown in its words.',
  }),
  ...each(
    [
      'a frozen account: billing_account default, frozen',
      'only closed accounts: billing_account default, frozen',
      'a full location: billing_account default, active',
    ],
    {
      console: 'refuses',
      platform: 'accepts',
      because: 'The platform tolerates it; there is nothing to do.',
    },
  ),
  ...each(['a frozen account: billing_account delete, limited'], {
    console: 'allows',
    platform: 'refuses',
    words: 'Billing account has resources',
    because: 'What is charged to an account is for the platform to count; it says so in its words.',
  }),
  ...each(
    ['billing_account delete, limited', 'ssh_key rename', 'ssh_key delete'].map(
      (what) => `a restricted key: ${what}`,
    ),
    {
      console: 'allows',
      platform: 'refuses',
      words: 'You are not allowed to use this resource',
      because: 'Nothing tells a console that its key is restricted before it is refused.',
    },
  ),
  ...each(['access_impersonation accept, accepted'], {
    console: 'refuses',
    platform: 'accepts',
    because: 'The platform tolerates it; there is nothing to do.',
  }),
  ...each(['ip_address assign, assigned'], {
    console: 'refuses',
    platform: 'accepts',
    because: 'The platform moves the address; that would take it from another machine without saying so.',
  }),
  ...each(['ip_address delete, assigned'], {
    console: 'refuses',
    platform: 'accepts',
    because:
      'The platform takes the address off its machine without a word; the console has it unassigned first.',
  }),
  ...each(['ip_address unassign, unassigned'], {
    console: 'refuses',
    platform: 'accepts',
    because: 'The platform tolerates it; there is nothing to do.',
  }),
  ...each(
    [
      'vpc makeDefault, default',
      ...['a frozen account', 'only closed accounts', 'a full location'].map(
        (look) => `${look}: vpc makeDefault`,
      ),
    ],
    {
      console: 'refuses',
      platform: 'accepts',
      because: 'The platform tolerates it; there is nothing to do.',
    },
  ),
  ...each(['a restricted key: vpc rename', 'a restricted key: bucket createKey'], {
    console: 'allows',
    platform: 'refuses',
    words: 'You are not allowed to use this resource',
    because: 'No call says that a key is restricted; only the platform knows what it reaches.',
  }),
  ...each(
    [
      ...pairs(
        'a frozen account: virtual_machine',
        ['assignAddress', 'addVlan'],
        ['creating', 'running', 'stopping', 'stopped'].map((state) => `${state} without backups`),
      ),
      'a frozen account: virtual_machine attachFirewall, with every firewall',
      'only closed accounts: load_balancer assignAddress',
      'only closed accounts: managed_service assignAddress',
      'a frozen account: managed_service assignAddress, requested',
      'managed_service assignAddress, being made',
      ...['attachDisk', 'assignAddress', 'attachFirewall', 'addVlan'].flatMap((action) =>
        ['only closed accounts', 'a restricted key', 'a full location'].map(
          (look) => `${look}: virtual_machine ${action}`,
        ),
      ),
      'a restricted key: disk attach, detached',
    ],
    {
      console: 'allows',
      platform: 'not asked',
      words: 'Please select an item in the list',
      because: 'There is nothing to choose; the dialog says so.',
    },
  ),
  ...each(
    [
      ...['virtual_machine', 'disk', 'ip_address', 'load_balancer', 'managed_service', 'bucket'].map(
        (type) => `only closed accounts: ${type} moveBilling`,
      ),
      'bucket moveBilling, suspended',
    ],
    {
      console: 'allows',
      platform: 'not asked',
      words: 'Its billing account cannot be charged for more',
      because: 'Every account that could be chosen is closed; the form says so of each.',
    },
  ),
])
