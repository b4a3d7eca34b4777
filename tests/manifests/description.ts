/** A small description, enough for one located and one global type and every kind of word a manifest can get wrong. */
const text = { type: 'string' }
const id = { type: 'integer', 'x-unit': 'id' }
const uuid = { type: 'string', format: 'uuid' }
const gigabytes = { type: 'integer', minimum: 1, 'x-unit': 'GB' }
const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: object): object => ({ content: { 'application/json': { schema } } })
const listOf = (name: string): object => ({ 200: json({ type: 'array', items: ref(name) }) })
const one = (name: string): object => ({ 200: json(ref(name)) })
const inPath = (name: string): object => ({ name, in: 'path', required: true, schema: text })
const location = inPath('location')
const body = (name: string): object => ({ requestBody: { required: true, ...json(ref(name)) } })

export const description = {
  openapi: '3.1.0',
  info: { title: 'Small', version: '1' },
  paths: {
    '/{location}/machines': {
      parameters: [location],
      get: { operationId: 'listMachines', responses: listOf('Machine') },
      post: { operationId: 'createMachine', ...body('CreateMachineBody'), responses: one('Machine') },
    },
    '/{location}/machines/{uuid}': {
      parameters: [location, inPath('uuid')],
      get: { operationId: 'getMachine', responses: one('Machine') },
      put: { operationId: 'replaceMachine', ...body('ReplaceMachineBody'), responses: one('Machine') },
      delete: { operationId: 'deleteMachine', responses: { 204: { description: 'Gone' } } },
    },
    '/{location}/machines/start': {
      parameters: [location],
      post: { operationId: 'startMachine', ...body('MachineUuidBody'), responses: one('Machine') },
    },
    '/{location}/machines/size': {
      parameters: [location],
      post: { operationId: 'resizeMachine', ...body('ResizeMachineBody'), responses: one('Machine') },
    },
    '/{location}/parts/{uuid}': {
      parameters: [location, inPath('uuid')],
      delete: {
        operationId: 'deletePart',
        parameters: [{ name: 'machine_uuid', in: 'query', required: true, schema: uuid }],
        responses: { 204: { description: 'Gone' } },
      },
    },
    '/{location}/pools': {
      parameters: [location],
      get: { operationId: 'listPools', responses: listOf('Pool') },
    },
    '/{location}/machines/image': {
      parameters: [location],
      post: {
        operationId: 'uploadMachine',
        requestBody: { content: { 'multipart/form-data': { schema: { type: 'object' } } } },
        responses: one('Machine'),
      },
      patch: {
        operationId: 'patchMachine',
        requestBody: { content: { 'application/json': { schema: { type: 'array', items: {} } } } },
        responses: one('Machine'),
      },
    },
    '/accounts': { get: { operationId: 'listBillingAccounts', responses: listOf('Account') } },
    '/limits': { get: { operationId: 'listLimits', responses: { 200: json({ type: 'array', items: {} }) } } },
    '/shelves/{shelf}': {
      parameters: [inPath('shelf')],
      get: { operationId: 'readShelf', responses: one('Pool') },
    },
    '/config': { get: { operationId: 'getConfig', responses: one('SiteConfig') } },
  },
  components: {
    schemas: {
      MachineStatus: { type: 'string', enum: ['running', 'stopped', 'starting'] },
      Machine: {
        type: 'object',
        required: ['uuid', 'name', 'status', 'size_gb', 'parts'],
        properties: {
          uuid,
          name: text,
          status: ref('MachineStatus'),
          size_gb: gigabytes,
          note: { type: ['string', 'null'] },
          protected: { type: 'boolean' },
          account_id: id,
          pool_uuid: uuid,
          created_at: { type: 'string', format: 'date-time' },
          parts: { type: 'array', items: ref('Part') },
        },
      },
      Part: {
        type: 'object',
        required: ['uuid', 'label'],
        properties: { uuid, label: text, size_gb: gigabytes, kind: ref('PartKind') },
      },
      PartKind: { type: 'string', enum: ['fast', 'slow'] },
      PartInput: {
        type: 'object',
        required: ['label', 'kind'],
        properties: { uuid, label: text, kind: ref('PartKind') },
      },
      Pool: {
        type: 'object',
        properties: {
          uuid,
          name: text,
          visible: { type: 'boolean' },
          sizes: { type: 'array', items: ref('Size') },
          room: { type: 'object', properties: { min: gigabytes, max: gigabytes } },
        },
      },
      Size: { type: 'object', properties: { gb: gigabytes, title: text } },
      Account: { type: 'object', required: ['id'], properties: { id, title: text } },
      SiteConfig: {
        type: 'object',
        properties: { name: text, pathStyle: { type: 'boolean' }, vmsEnabled: { type: 'boolean' } },
      },
      MachineUuidBody: { type: 'object', required: ['uuid'], properties: { uuid } },
      ResizeMachineBody: {
        type: 'object',
        required: ['uuid', 'size_gb'],
        properties: { uuid, size_gb: gigabytes },
      },
      CreateMachineBody: {
        type: 'object',
        required: ['name', 'size_gb'],
        properties: {
          name: { type: 'string', minLength: 1 },
          size_gb: gigabytes,
          pool_uuid: uuid,
          account_id: id,
          password: { type: 'string', format: 'password' },
          parts: { type: 'array', items: ref('PartInput') },
          label: { anyOf: [ref('Label'), { type: 'null' }] },
          origin: { oneOf: [uuid, gigabytes] },
          rules: { type: 'array', items: ref('Rule') },
          folder: ref('Folder'),
        },
      },
      Label: { allOf: [text, { maxLength: 40 }] },
      Rule: {
        type: 'object',
        properties: {
          port: { type: 'object', properties: { least: { type: 'integer', not: { const: 0 } } } },
          to: { if: { format: 'ipv4' }, else: { maxLength: 15 } },
        },
      },
      Folder: {
        type: 'object',
        properties: { name: text, folders: { type: 'array', items: ref('Folder') } },
      },
      ReplaceMachineBody: {
        type: 'object',
        required: ['name', 'parts'],
        properties: { name: text, parts: { type: 'array', items: ref('PartInput') } },
      },
    },
  },
}
