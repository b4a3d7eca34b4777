// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { DocShared } from '../../lib/api-docs'

export const shared: DocShared = {
  schemas: {
    CardDetails: {
      text: [['Details of a payment method.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'type',
            text: [['Kind of payment method. May be absent.']],
            type: { schema: 'CardType' },
          },
          {
            name: 'brand',
            text: [['Brand of the card, such as Visa. May be absent.']],
            type: { is: ['string'] },
          },
          {
            name: 'last4',
            text: [['Last four digits of the card number. May be absent.']],
            type: { is: ['string'] },
          },
          {
            name: 'expiry',
            text: [['Expiry date of the card as ', { code: 'MM/YY' }, '. May be absent.']],
            type: { is: ['string'] },
          },
          {
            name: 'holder',
            text: [['Name on the card. May be absent.']],
            type: { is: ['string'] },
          },
          {
            name: 'email',
            text: [['E-mail address of the wallet. May be absent.']],
            type: { is: ['string'], format: 'email' },
          },
          {
            name: 'payer_id',
            text: [['Identity of the wallet\'s owner at the processor. May be absent.']],
            type: { is: ['string'] },
          },
        ],
      },
      usedBy: [],
    },
    CardType: {
      text: [['Kind of payment method.']],
      type: {
        is: ['string'],
        values: [
          { value: 'card', text: [['A bank card.']] },
          { value: 'paypal', text: [['A PayPal wallet.']] },
          { value: 'invoice', text: [['Invoices that are paid later.']] },
        ],
      },
      usedBy: [],
    },
    ErrorEnvelope: {
      text: [
        [
          'Body of a failed call. Four shapes exist side by side, depending on the service behind the gateway: ',
          { code: '{"errors": {"Error": "text"}}' },
          ', ',
          { code: '{"message": "text"}' },
          ', ',
          { code: '{"errors": {"<field>": "text"}}' },
          ' for a refused parameter, and ',
          { code: '{"errors": {"<code>": {"msg": "text", "subtype": "…", "type": "…"}}}' },
          ' for a refused permission. Read both properties and expect neither.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'errors',
            text: [
              [
                'Texts by name: ',
                { code: 'Error' },
                ' for the whole call, otherwise the name of the refused parameter or a code. A value is a text, or an object with ',
                { code: 'msg' },
                ', ',
                { code: 'subtype' },
                ' and ',
                { code: 'type' },
                '.',
              ],
            ],
            type: {
              is: ['object'],
              fields: [
                {
                  name: 'Error',
                  text: [['Human-readable message about the whole call.']],
                  type: { is: ['string'] },
                },
              ],
            },
          },
          {
            name: 'message',
            text: [['Human-readable message about the whole call.']],
            type: { is: ['string'] },
          },
          {
            name: 'stack',
            text: [
              [
                'Trace of an unexpected fault in the service. Its presence marks a fault of the server, not of the request.',
              ],
            ],
            type: { is: ['string'] },
          },
        ],
      },
      usedBy: [],
    },
    PricedResourceType: {
      text: [
        ['Resource type that a price applies to. The description of each value names its unit.'],
      ],
      type: {
        is: ['string'],
        values: [
          { value: 'CPU', text: [['One virtual processor.']] },
          { value: 'RAM', text: [['One GB of memory.']] },
          {
            value: 'STORAGE',
            text: [['One GB of the primary disk of a machine, if priced separately from block storage.']],
          },
          { value: 'BLOCK_STORAGE', text: [['One GB of disk.']] },
          { value: 'BLOCK_STORAGE_BACKUP', text: [['One GB of a disk with automatic backups.']] },
          { value: 'BLOCK_STORAGE_SNAPSHOT', text: [['One GB of snapshot.']] },
          { value: 'WINDOWS_LICENSE', text: [['A Windows licence for one virtual processor.']] },
          { value: 'OBJECT_STORAGE', text: [['One GB in buckets.']] },
          {
            value: 'UNASSIGNED_FLOATING_IP',
            text: [['One reserved IPv4 address that is not assigned.']],
          },
          { value: 'ASSIGNED_FLOATING_IP', text: [['One reserved IPv4 address in use.']] },
          { value: 'LOAD_BALANCER', text: [['One load balancer.']] },
          { value: 'BARE_METAL_SERVER', text: [['One leased server.']] },
        ],
      },
      usedBy: [
        'getCurrentPrices',
        'listServiceImages',
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    ReplicaType: {
      text: [['Kind of a replica.']],
      type: {
        is: ['string'],
        values: [
          { value: 'snapshot', text: [['Taken on request.']] },
          {
            value: 'backup',
            text: [['Taken by the backup schedule; four are kept, which is about one month.']],
          },
        ],
      },
      usedBy: [
        'listVms',
        'getVm',
        'createVm',
        'updateVm',
        'listBillingResources',
        'startVm',
        'stopVm',
        'rescueVm',
        'startVmFromMedia',
        'reinstallVm',
        'cloneVm',
        'rebuildVm',
        'toggleVmBackup',
        'listVmReplicas',
        'createVmSnapshot',
        'deleteVmReplica',
        'addVmDisk',
        'resizeVmDisk',
        'attachVmDisk',
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    SuccessAnswer: {
      text: [
        [
          'Answer of a call that has no record to give back. Some deployments send the changed record instead; then ',
          { code: 'success' },
          ' is absent and the answer counts as a success.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'success',
            text: [
              ['Whether the call succeeded. ', { code: 'false' }, ' is a failure despite status 200.'],
            ],
            type: { is: ['boolean'] },
          },
          {
            name: 'message',
            text: [['Human-readable message about the outcome. May be absent.']],
            type: { is: ['string'] },
          },
        ],
      },
      usedBy: [
        'deleteToken',
        'deleteAccessDelegation',
        'deleteImpersonation',
        'deleteBillingAccount',
        'setDefaultBillingAccount',
        'activateCampaign',
        'requestTopupInvoice',
        'deleteCard',
        'setPrimaryCard',
        'saveLinkMethods',
        'deleteVm',
        'updateVmUser',
        'moveVmBilling',
        'deleteVmReplica',
        'deleteVmDisk',
        'detachVmDisk',
        'deactivateMfa',
        'deleteUserSession',
        'deleteCurrentSession',
        'setKeyCookie',
        'deleteKeyCookie',
        'deleteAllUserSessions',
      ],
    },
    VmReplica: {
      text: [['A snapshot or a backup of one disk of a machine.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'uuid',
            required: true,
            text: [
              [
                'Identity of the replica. Not always a UUID; older ones are a disk UUID followed by a date.',
              ],
            ],
            type: { is: ['string'] },
          },
          {
            name: 'master_uuid',
            text: [['Disk the replica was taken from.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'type',
            required: true,
            text: [['Whether the replica was taken on request or by the backup schedule.']],
            type: { schema: 'ReplicaType' },
          },
          {
            name: 'size',
            text: [['Size in GB. May be absent.']],
            type: { is: ['integer'], unit: 'GB' },
          },
          {
            name: 'pool',
            text: [['Storage pool that holds the replica. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'created_at',
            text: [['When the replica was taken. May be absent; may include fractions of a second.']],
            type: { is: ['string'], format: 'platform-date-time' },
          },
          {
            name: 'updated_at',
            text: [['When the replica was last changed. May be absent.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
        ],
      },
      usedBy: [
        'listVms',
        'getVm',
        'createVm',
        'updateVm',
        'listBillingResources',
        'startVm',
        'stopVm',
        'rescueVm',
        'startVmFromMedia',
        'reinstallVm',
        'cloneVm',
        'rebuildVm',
        'toggleVmBackup',
        'listVmReplicas',
        'createVmSnapshot',
        'addVmDisk',
        'resizeVmDisk',
        'attachVmDisk',
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
    VmStatus: {
      text: [['State of a virtual machine.']],
      type: {
        is: ['string'],
        values: [
          { value: 'creating', text: [['The machine is being created and is not usable yet.']] },
          { value: 'running', text: [['The machine is switched on.']] },
          { value: 'stopping', text: [['A shutdown was requested and has not finished.']] },
          {
            value: 'stopped',
            text: [['The machine is switched off; its disks and addresses stay and are charged.']],
          },
          {
            value: 'deleted',
            text: [['The machine was deleted and stays readable only for a while.']],
          },
        ],
      },
      usedBy: [
        'listVms',
        'getVm',
        'createVm',
        'updateVm',
        'listBillingResources',
        'startVm',
        'stopVm',
        'rescueVm',
        'startVmFromMedia',
        'reinstallVm',
        'cloneVm',
        'rebuildVm',
        'toggleVmBackup',
        'listServices',
        'createService',
        'getService',
        'updateService',
        'deleteService',
        'startServiceResource',
        'stopServiceResource',
        'updateServiceProperties',
        'rebuildServiceVm',
      ],
    },
  },
  answers: {
    Unauthorized: {
      text: [['The request has no key.']],
      content: 'application/json',
      type: { schema: 'ErrorEnvelope' },
      examples: [{ id: 'missing', value: { message: 'No API key found in request' } }],
    },
    Forbidden: {
      text: [['The key is invalid, or does not reach the requested record.']],
      content: 'application/json',
      type: { schema: 'ErrorEnvelope' },
      examples: [
        {
          id: 'key',
          title: 'The key is wrong',
          value: { message: 'Invalid authentication credentials' },
        },
        {
          id: 'resource',
          title: 'The key does not reach the record',
          value: {
            errors: {
              'consumer::resource_forbidden': {
                msg: 'You are not allowed to use this resource',
                subtype: 'resource_forbidden',
                type: 'consumer',
              },
            },
          },
        },
      ],
    },
    ServerError: {
      text: [['The platform failed to carry out the request, or refused it with this status.']],
      content: 'application/json',
      type: { schema: 'ErrorEnvelope' },
      examples: [{ id: 'error', value: { errors: { Error: 'Failed to start virtual machine' } } }],
    },
    BadGateway: {
      text: [['The gateway could not reach the service. Retrying a read later usually succeeds.']],
      content: 'application/json',
      type: { schema: 'ErrorEnvelope' },
      examples: [
        {
          id: 'message',
          value: { message: 'An invalid response was received from the upstream server' },
        },
      ],
    },
    GatewayTimeout: {
      text: [
        [
          'The service did not answer the gateway in time. The request may still have been carried out.',
        ],
      ],
      content: 'application/json',
      type: { schema: 'ErrorEnvelope' },
      examples: [{ id: 'message', value: { message: 'The upstream server is timing out' } }],
    },
    BadRequest: {
      text: [
        [
          'The request was refused: a parameter is missing or invalid, the state of the record does not allow the call, or no machine or network with that identity exists.',
        ],
      ],
      content: 'application/json',
      type: { schema: 'ErrorEnvelope' },
      examples: [
        {
          id: 'error',
          title: 'Refused as a whole',
          value: {
            errors: { Error: 'No such virtual machine exists: 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a' },
          },
        },
        {
          id: 'parameter',
          title: 'A parameter is refused',
          value: { errors: { uuid: 'Required parameter \'uuid\' not supplied' } },
        },
        {
          id: 'message',
          title: 'Refused by another service',
          value: { message: '\'billing_account_id\' is required if using a global API token' },
        },
      ],
    },
    Conflict: {
      text: [
        [
          'Another operation on the record is in progress; retry when it has finished. Or the idempotency key was used for another request.',
        ],
      ],
      content: 'application/json',
      type: { schema: 'ErrorEnvelope' },
      examples: [
        { id: 'busy', value: { message: 'Another operation is in progress' } },
        {
          id: 'key',
          title: 'The key was used for another request',
          value: { message: 'The idempotency key was already used for another request. Use a new key.' },
        },
      ],
    },
    Done: {
      text: [
        [
          'The call succeeded if ',
          { code: 'success' },
          ' is ',
          { code: 'true' },
          ', or if the answer has no ',
          { code: 'success' },
          ' or no body.',
        ],
      ],
      content: 'application/json',
      type: { schema: 'SuccessAnswer' },
      examples: [{ id: 'done', value: { success: true } }],
    },
    NotFound: {
      text: [['The record, location or path does not exist.']],
      content: 'application/json',
      type: { schema: 'ErrorEnvelope' },
      examples: [
        { id: 'record', title: 'No such record', value: { message: 'Disk not found' } },
        {
          id: 'route',
          title: 'No such location or path',
          value: { message: 'no route and no API found with those values' },
        },
      ],
    },
    Empty: { text: [['The call succeeded. The answer has no body.']] },
    CookieChanged: {
      text: [['The browser stores or deletes the cookie.']],
      content: 'application/json',
      type: { schema: 'SuccessAnswer' },
      examples: [{ id: 'done', value: { success: true } }],
    },
  },
}
