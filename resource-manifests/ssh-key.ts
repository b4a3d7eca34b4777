import { defineResource } from '../src/manifest/define-resource'

/** Public SSH keys a user keeps for new machines; only the name can change (platform facts section 2). */
export const sshKey = defineResource<'SshKey'>({
  version: 1,
  type: 'ssh_key',
  schema: 'SshKey',
  section: 'access',
  icon: 'file-key',
  scope: 'global',
  identity: 'uuid',
  title: ['name', 'uuid'],
  routes: { list: '/access/ssh_key', detail: '/access/ssh_key/{id}', create: '/access/create/ssh_key' },
  list: {
    operation: 'listSshKeys',
    columns: [
      'name',
      { value: 'public_key', cell: 'mono', copy: true, phone: 'summary' },
      { value: 'created_at', phone: 'end' },
      { value: 'user_id', hidden: true },
      { value: 'uuid', hidden: true, copy: true },
    ],
    search: ['name', 'public_key', 'uuid'],
    sort: { by: 'name', direction: 'ascending' },
    bulk: ['delete'],
  },
  detail: {
    about: true,
    facts: [{ id: 'record', items: ['created_at', 'user_id', { value: 'uuid', copy: true }] }],
    tabs: [
      {
        id: 'overview',
        sections: [
          { kind: 'facts', id: 'key', items: [{ value: 'public_key', cell: 'mono', copy: true }] },
          { kind: 'form', id: 'general', action: 'rename' },
          { kind: 'actions', id: 'danger', actions: ['delete'], danger: true },
        ],
      },
    ],
  },
  actions: [
    {
      id: 'rename',
      icon: 'pencil',
      operation: 'updateSshKey',
      params: { uuid: { field: 'uuid' } },
      guard: 'none',
      input: [{ at: 'name', initial: { field: 'name' }, required: true }],
    },
    {
      id: 'delete',
      icon: 'trash-2',
      operation: 'deleteSshKey',
      params: { uuid: { field: 'uuid' } },
      guard: 'disturbs',
      deleted: [{ id: 'key' }],
      kept: [{ id: 'machines' }],
      removes: true,
      danger: true,
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
    prefill: { name: 'name', key: 'public_key' },
    result: 'record',
  },
})
