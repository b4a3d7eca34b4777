import { defineResource } from '../src/manifest/define-resource'

/** Public SSH keys a user keeps for new machines; only the name can change (platform facts section 2). */
export const sshKey = defineResource<'SshKey'>({
  type: 'ssh_key',
  section: 'access',
  icon: 'file-key',
  routes: { list: '/access/ssh_key', create: '/access/create/ssh_key' },
  list: {
    operation: 'listSshKeys',
    columns: [
      'name',
      { value: 'public_key', cell: 'mono', copy: true, phone: 'summary' },
      { value: 'created_at', phone: 'end' },
    ],
    hidden: [{ value: 'user_id', cell: 'user' }, 'uuid'],
    search: ['name', 'public_key', 'uuid'],
  },
  detail: {
    about: true,
    facts: [{ id: 'record', values: ['created_at', '#user_id', 'uuid'] }],
    tabs: [
      {
        id: 'overview',
        sections: [
          { kind: 'facts', id: 'key', values: [{ value: 'public_key', cell: 'mono', copy: true }] },
          'rename',
          { danger: ['delete'] },
        ],
      },
    ],
  },
  actions: [
    { id: 'rename', operation: 'updateSshKey', fields: ['$title'] },
    {
      id: 'delete',
      operation: 'deleteSshKey',
      removes: true,
      guard: 'disturbs',
      deleted: [{ id: 'key' }],
      kept: [{ id: 'machines' }],
    },
  ],
  create: {
    operation: 'createSshKey',
    sections: [
      {
        id: 'general',
        fields: [
          { at: 'public_key', help: 'rule' },
          { at: 'name', help: true },
        ],
      },
    ],
    prefill: { key: 'public_key' },
  },
})
