// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { DocChapter } from '../../../lib/api-docs'

export const chapter: DocChapter = {
  operations: [
    {
      id: 'getClearTopupThreshold',
      method: 'GET',
      path: '/config/payment/restriction_level_clear_topup_threshold',
      title: 'Read sum that lifts a restriction',
      text: [['The sum of top-ups from which a LIMITED account becomes CLEAR.']],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The sum.']],
          content: 'application/json',
          type: { schema: 'ClearTopupThreshold' },
          examples: [{ id: 'threshold', title: 'The sum', value: { threshold: 25 } }],
        },
      },
      errors: {
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [],
    },
    {
      id: 'updateClearTopupThreshold',
      method: 'PUT',
      path: '/config/payment/restriction_level_clear_topup_threshold',
      title: 'Change sum that lifts a restriction',
      text: [
        [
          'Sets the sum of top-ups from which a LIMITED account becomes CLEAR. Accounts that have reached it become CLEAR at once. For administrators.',
        ],
      ],
      pathParameters: [],
      query: [],
      body: {
        encoding: 'form',
        required: true,
        type: { schema: 'ClearTopupThreshold' },
        examples: [{ id: 'threshold', value: { threshold: 25 } }],
      },
      answers: {
        '200': {
          text: [['The sum.']],
          content: 'application/json',
          type: { schema: 'ClearTopupThreshold' },
          examples: [{ id: 'threshold', title: 'The sum', value: { threshold: 25 } }],
        },
      },
      errors: {
        '400': 'BadRequest',
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      changes: ['getClearTopupThreshold', 'listBillingAccounts', 'getBillingAccount'],
      uses: [
        {
          type: 'billing_account',
          kind: 'action',
          action: 'clearThreshold',
          href: '/billing/account',
        },
      ],
    },
    {
      id: 'getSiteConfig',
      method: 'GET',
      path: '/config/ui/config',
      title: 'Read site configuration',
      text: [
        [
          'Name, theme, offers and terms of the deployment. Needs no key, because the sign-in page depends on it. Changes rarely; cache it for a day.',
        ],
      ],
      open: true,
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The configuration.']],
          content: 'application/json',
          type: { schema: 'SiteConfig' },
          examples: [
            {
              id: 'configuration',
              title: 'A deployment that offers most things',
              value: {
                siteName: 'Aldera Cloud',
                siteTheme: 'aldera',
                siteCountry: 'EE',
                siteLocale: 'en-EE',
                siteCurrency: 'EUR',
                displayCurrencies: [
                  { code: 'EUR', title: 'Euro', rate: 1 },
                  { code: 'USD', title: 'US dollar', rate: 1.14 },
                  { code: 'IDR', title: 'Indonesian rupiah', rate: 18621 },
                  { code: 'SGD', title: 'Singapore dollar', rate: 1.47 },
                  { code: 'THB', title: 'Thai baht', rate: 37.27 },
                ],
                locations: [
                  {
                    display_name: 'Tallinn',
                    slug: 'tll',
                    is_default: true,
                    is_preferred: true,
                    is_published: true,
                    description: 'Estonia',
                    order_nr: 1,
                    country_code: 'est',
                    create_resource_disabled: false,
                  },
                  {
                    display_name: 'Tartu',
                    slug: 'trtu',
                    is_default: false,
                    is_preferred: false,
                    is_published: true,
                    description: 'Estonia',
                    order_nr: 2,
                    country_code: 'est',
                    create_resource_disabled: false,
                  },
                  {
                    display_name: 'Jõhvi',
                    slug: 'jhv',
                    is_default: false,
                    is_preferred: false,
                    is_published: true,
                    description: 'Estonia',
                    order_nr: 3,
                    country_code: 'est',
                    create_resource_disabled: false,
                  },
                  {
                    display_name: 'Jakarta',
                    slug: 'jkt01',
                    is_default: false,
                    is_preferred: false,
                    is_published: true,
                    description: 'Indonesia',
                    order_nr: 4,
                    country_code: 'idn',
                    create_resource_disabled: true,
                  },
                ],
                vmsEnabled: true,
                vmAppsEnabled: true,
                ipsEnabled: true,
                privateNetworksEnabled: true,
                loadBalancerEnabled: true,
                firewallEnabled: true,
                storageEnabled: true,
                servicesEnabled: true,
                kubernetesEnabled: true,
                bareMetalEnabled: true,
                disksEnabled: true,
                mfaAvailable: true,
                recurringPaymentsEnabled: true,
                firstAccountCredit: 22,
                referralCodeEnabled: true,
                referralCreditAmounts: {
                  receiver_credit: 5.44,
                  promoter_credit: 4.93,
                  referral_credit_receiver_precondition_topup_sum: 11.33,
                },
                limitedBillingAccountConfig: { vcpu: 1, ram_mb: 2048 },
                minimumTopupAmount: 13,
                allowDebt: true,
                predefinedPackages: [
                  { cpu: 1, ram: 1, ssd: 20, os: ['other'], default: [], disabled: [], notice: null },
                  { cpu: 2, ram: 1, ssd: 20, os: ['other'], default: [], disabled: [], notice: null },
                  {
                    cpu: 2,
                    ram: 2,
                    ssd: 50,
                    os: ['win', 'other'],
                    default: ['other'],
                    disabled: [],
                    notice: null,
                  },
                  {
                    cpu: 2,
                    ram: 4,
                    ssd: 60,
                    os: ['win', 'other'],
                    default: ['win'],
                    disabled: [],
                    notice: null,
                  },
                  {
                    cpu: 4,
                    ram: 4,
                    ssd: 80,
                    os: ['win', 'other'],
                    default: [],
                    disabled: [],
                    notice: null,
                  },
                ],
                paymentProcessors: [
                  {
                    type: 'creditcard',
                    name: 'Bank card',
                    keyword: 'stripe_creditcard',
                    public_key: 'pk_example_aldera',
                    verification_amount: 1,
                    use_3ds_verification: true,
                    supports_auto_topup: true,
                    show_postalcode_input: false,
                    service_fee: { flat_rate: 0.35, percentage: 3.5 },
                    methods: [],
                    charge_currency_conversion: null,
                  },
                  { type: 'invoice', name: 'Invoice', keyword: 'invoice', supports_auto_topup: false },
                ],
                billingAccountFields: [
                  { field: 'email', required: true, visible: true },
                  { field: 'customer_phone', required: true, visible: true },
                  { field: 'title', required: false, visible: true },
                  { field: 'country', required: false, visible: true },
                  { field: 'company_name', required: false, visible: true },
                  { field: 'company_vat_number', required: false, visible: false },
                  { field: 'customer_id_number', required: false, visible: false },
                ],
                chatEnabled: false,
                chatConfig: { type: 'tawk' },
                supportEmail: 'support@aldera.example',
                billingEmail: 'billing@aldera.example',
                apiDocUrl: 'https://docs.aldera.example/api',
                apiGrafanaUrl: null,
                metricsUrl: '/prometheus',
                metricsScrapeSeconds: 15,
                supportUrl: 'https://aldera.example/support',
                termsUrl: 'https://aldera.example/terms',
                documentationUrls: {
                  virtual_machine: 'https://docs.aldera.example/machines',
                  firewall: 'https://docs.aldera.example/firewalls',
                },
                s3ForcePathStyle: true,
                backupTime: '02:00',
                auth0: { domain: 'login.aldera.example', clientId: 'aldera-console' },
                manualBillingAccountValidation: false,
                loginTitle: 'Welcome to Aldera Cloud',
                loginSubtitle: 'Servers in Estonia and Indonesia',
              },
            },
          ],
        },
      },
      errors: { '404': 'NotFound', '500': 'ServerError', '502': 'BadGateway', '504': 'GatewayTimeout' },
      uses: [],
    },
    {
      id: 'listLocations',
      method: 'GET',
      path: '/config/locations',
      title: 'List locations',
      text: [['All locations. Their slugs are the ', { code: 'location' }, ' of other calls.']],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The locations.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'Location' } },
          examples: [
            {
              id: 'locations',
              title: 'Four locations, one of them full',
              value: [
                {
                  display_name: 'Tallinn',
                  slug: 'tll',
                  is_default: true,
                  is_preferred: true,
                  is_published: true,
                  description: 'Estonia',
                  order_nr: 1,
                  country_code: 'est',
                  create_resource_disabled: false,
                },
                {
                  display_name: 'Tartu',
                  slug: 'trtu',
                  is_default: false,
                  is_preferred: false,
                  is_published: true,
                  description: 'Estonia',
                  order_nr: 2,
                  country_code: 'est',
                  create_resource_disabled: false,
                },
                {
                  display_name: 'Jõhvi',
                  slug: 'jhv',
                  is_default: false,
                  is_preferred: false,
                  is_published: true,
                  description: 'Estonia',
                  order_nr: 3,
                  country_code: 'est',
                  create_resource_disabled: false,
                },
                {
                  display_name: 'Jakarta',
                  slug: 'jkt01',
                  is_default: false,
                  is_preferred: false,
                  is_published: true,
                  description: 'Indonesia',
                  order_nr: 4,
                  country_code: 'idn',
                  create_resource_disabled: true,
                },
              ],
            },
          ],
        },
      },
      errors: {
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [],
    },
    {
      id: 'listVmImages',
      method: 'GET',
      path: '/config/vm_images',
      title: 'List images',
      text: [
        [
          'Operating systems and applications a machine can be created with, the same in every location.',
        ],
      ],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The images.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'VmImage' } },
          examples: [
            {
              id: 'images',
              title: 'Two systems and an application',
              value: [
                {
                  os_name: 'ubuntu',
                  display_name: 'Ubuntu',
                  ui_position: 1,
                  is_default: true,
                  is_app_catalog: false,
                  icon: 'ubuntu',
                  versions: [
                    { os_version: '24.04', display_name: '24.04 LTS', published: true },
                    { os_version: '22.04', display_name: '22.04 LTS', published: true },
                    { os_version: '20.04', display_name: '20.04 LTS', published: false },
                  ],
                },
                {
                  os_name: 'windows',
                  display_name: 'Windows',
                  ui_position: 8,
                  license_type: 'WINDOWS',
                  is_default: false,
                  is_app_catalog: false,
                  icon: 'windows',
                  versions: [{ os_version: '2022', display_name: 'Server 2022', published: true }],
                },
                {
                  os_name: 'docker',
                  display_name: 'Docker',
                  ui_position: 20,
                  is_default: false,
                  is_app_catalog: true,
                  icon: 'docker',
                  versions: [{ os_version: '27', display_name: '27', published: true }],
                },
              ],
            },
          ],
        },
      },
      errors: {
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [
        { type: 'virtual_machine', kind: 'list', href: '/compute' },
        { type: 'virtual_machine', kind: 'detail', href: '/compute' },
        { type: 'virtual_machine', kind: 'choices', href: '/compute/create' },
        { type: 'disk', kind: 'choices', href: '/disks/create' },
      ],
    },
    {
      id: 'listPlainImages',
      method: 'GET',
      path: '/config/vm_images/plain_os',
      title: 'List operating systems',
      text: [['The images of ', { operation: 'listVmImages' }, ' that are plain operating systems.']],
      beyond: true,
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The images.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'VmImage' } },
          examples: [
            {
              id: 'plainImageList',
              title: 'Two systems',
              value: [
                {
                  os_name: 'ubuntu',
                  display_name: 'Ubuntu',
                  ui_position: 1,
                  is_default: true,
                  is_app_catalog: false,
                  icon: 'ubuntu',
                  versions: [
                    { os_version: '24.04', display_name: '24.04 LTS', published: true },
                    { os_version: '22.04', display_name: '22.04 LTS', published: true },
                    { os_version: '20.04', display_name: '20.04 LTS', published: false },
                  ],
                },
                {
                  os_name: 'windows',
                  display_name: 'Windows',
                  ui_position: 8,
                  license_type: 'WINDOWS',
                  is_default: false,
                  is_app_catalog: false,
                  icon: 'windows',
                  versions: [{ os_version: '2022', display_name: 'Server 2022', published: true }],
                },
              ],
            },
          ],
        },
      },
      errors: {
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [],
    },
    {
      id: 'listAppImages',
      method: 'GET',
      path: '/config/vm_images/app_catalog',
      title: 'List applications',
      text: [['The images of ', { operation: 'listVmImages' }, ' that include an application.']],
      beyond: true,
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The images.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'VmImage' } },
          examples: [
            {
              id: 'appImageList',
              title: 'An application',
              value: [
                {
                  os_name: 'docker',
                  display_name: 'Docker',
                  ui_position: 20,
                  is_default: false,
                  is_app_catalog: true,
                  icon: 'docker',
                  versions: [{ os_version: '27', display_name: '27', published: true }],
                },
              ],
            },
          ],
        },
      },
      errors: {
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [],
    },
    {
      id: 'listBootImages',
      method: 'GET',
      path: '/config/boot_images',
      title: 'List boot images',
      text: [['Media a machine can be started from once, to install or to rescue it.']],
      beyond: true,
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The media.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'BootImage' } },
          examples: [
            {
              id: 'bootImageList',
              title: 'One medium to install from, one to rescue with',
              value: [
                {
                  uuid: '47b0d9e6-15ac-4f83-b2e7-c86f13d90a5b',
                  image_name: 'debian-12-netinst',
                  is_installation_media: true,
                  description: 'Debian 12 network installation',
                  is_published: true,
                },
                {
                  uuid: 'a903f7c1-8e2d-46b5-9f40-5d71b2c8e6f3',
                  image_name: 'system-rescue-11',
                  is_installation_media: false,
                  description: 'SystemRescue 11',
                  is_published: true,
                },
              ],
            },
          ],
        },
      },
      errors: {
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [],
    },
    {
      id: 'listVmParameters',
      method: 'GET',
      path: '/api/parameters/vm',
      title: 'List machine parameters',
      text: [
        ['Rules for the parameters of ', { operation: 'createVm' }, '. Any row may be missing.'],
      ],
      pathParameters: [],
      query: [],
      answers: {
        '200': {
          text: [['The rules.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'VmParameter' } },
          examples: [
            {
              id: 'parameters',
              title: 'Rules of each kind',
              value: [
                {
                  parameter: 'name',
                  description: 'Letters, digits and hyphens, 4 characters or more, no hyphen at either end',
                  mandatory: true,
                  type: 'string',
                  constraint: 'regexp',
                  expression: '^[0-9a-zA-Z][-0-9a-zA-Z]{2,}[0-9a-zA-Z]$',
                },
                {
                  parameter: 'vcpu',
                  description: 'Number of virtual processors',
                  mandatory: true,
                  type: 'integer',
                  constraint: 'range',
                  min: 1,
                  max: 32,
                  limited_by: 'os_name',
                  limits: [{ os_name: 'windows', min: 2 }],
                },
                {
                  parameter: 'ram',
                  description: 'Memory in MB',
                  mandatory: true,
                  type: 'integer',
                  constraint: 'range',
                  min: 1024,
                  max: 131072,
                  limited_by: 'os_name',
                  limits: [{ os_name: 'windows', min: 2048 }],
                },
                {
                  parameter: 'disks',
                  description: 'Size of the primary disk in GB',
                  mandatory: false,
                  type: 'integer',
                  constraint: 'range',
                  min: 20,
                  max: 1000,
                  limited_by: 'os_name',
                  limits: [{ os_name: 'windows', min: 40 }],
                },
                {
                  parameter: 'username',
                  description: 'Letters, digits, hyphens and underscores, starting with a letter or an underscore',
                  mandatory: true,
                  type: 'string',
                  constraint: 'regexp',
                  expression: '^[a-z_][-a-z0-9_]{0,29}$',
                  limited_by: 'os_name',
                  limits: [{ os_name: 'windows', mandatory: false }],
                },
                {
                  parameter: 'os_name',
                  description: 'Operating system',
                  mandatory: false,
                  type: 'string',
                  constraint: 'enum',
                  values: ['ubuntu', 'windows', 'docker'],
                },
              ],
            },
          ],
        },
      },
      errors: {
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [
        { type: 'virtual_machine', kind: 'choices', href: '/compute/create' },
        { type: 'managed_service', kind: 'choices', href: '/services/create' },
      ],
    },
    {
      id: 'listHostPools',
      method: 'GET',
      path: '/{location}/user-resource/host_pool/list',
      title: 'List host pools',
      text: [['Groups of hosts of the location that a machine can be placed on.']],
      pathParameters: [
        {
          name: 'location',
          required: true,
          text: [['Slug of the location, from ', { operation: 'listLocations' }, '.']],
          type: { is: ['string'], minLength: 1, example: 'tll' },
        },
      ],
      query: [],
      answers: {
        '200': {
          text: [['The pools.']],
          content: 'application/json',
          type: { is: ['array'], items: { schema: 'HostPool' } },
          examples: [
            {
              id: 'pools',
              title: 'Host pools of Tallinn',
              value: [
                {
                  uuid: '4e1b8a90-52f1-4f0e-9d0b-3c4c1f2a7710',
                  name: 'Performance NVMe',
                  description: 'Newest processors',
                  is_default_designated: true,
                  is_visible: true,
                  storage_pool_uuid: '61d0f7b3-0a5e-4c2d-9f18-7b6e2c4d8a05',
                  ui_position: 1,
                  guest_limits: {
                    cpu: { min: 1, max: 32 },
                    ram_mb: { min: 1024, max: 131072 },
                    disk_gb: { min: 20, max: 1000 },
                  },
                  created_at: '2023-02-01 10:00:00',
                  updated_at: null,
                },
                {
                  uuid: 'd7a2c914-36fb-4b80-8e5d-2f9c60b1a3e7',
                  name: 'General',
                  description: 'Everyday work',
                  is_default_designated: false,
                  storage_pool_uuid: 'c83b5f29-4d71-4e6a-b0c9-15f2a7d3e648',
                  ui_position: 2,
                  created_at: '2021-09-14 08:30:00',
                  updated_at: null,
                },
              ],
            },
          ],
        },
      },
      errors: {
        '401': 'Unauthorized',
        '403': 'Forbidden',
        '404': 'NotFound',
        '500': 'ServerError',
        '502': 'BadGateway',
        '504': 'GatewayTimeout',
      },
      uses: [
        { type: 'virtual_machine', kind: 'choices', href: '/compute/create' },
        { type: 'disk', kind: 'choices', href: '/disks/create' },
      ],
    },
  ],
  schemas: {
    Announcement: {
      text: [['An announcement to the customers of the provider, shown while it is current.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'id',
            required: true,
            text: [['Identity of the announcement. A user who closed it does not see it again.']],
            type: { is: ['string'], minLength: 1, maxLength: 200 },
          },
          {
            name: 'kind',
            required: true,
            text: [['Kind of announcement.']],
            type: { schema: 'AnnouncementKind' },
          },
          {
            name: 'title',
            required: true,
            text: [['The announcement in one sentence.']],
            type: { is: ['string'], minLength: 1, maxLength: 400 },
          },
          {
            name: 'text',
            text: [['Consequences of the announcement. May be absent.']],
            type: { is: ['string', 'null'], maxLength: 4000 },
          },
          {
            name: 'url',
            text: [['URL of a page with more information. May be absent.']],
            type: { is: ['string', 'null'], format: 'uri', maxLength: 2048 },
          },
          {
            name: 'starts_at',
            text: [['When the announcement becomes current. May be absent.']],
            type: { is: ['string', 'null'], format: 'date-time', maxLength: 64 },
          },
          {
            name: 'ends_at',
            text: [['When the announcement ends. It is not shown afterwards. May be absent.']],
            type: { is: ['string', 'null'], format: 'date-time', maxLength: 64 },
          },
        ],
      },
      usedBy: ['getSiteConfig'],
    },
    AnnouncementKind: {
      text: [['Kind of announcement.']],
      type: {
        is: ['string'],
        values: [
          { value: 'announcement', text: [['News.']] },
          {
            value: 'maintenance',
            text: [
              [
                'Work on the platform between ',
                { code: 'starts_at' },
                ' and ',
                { code: 'ends_at' },
                ', announced seven days ahead.',
              ],
            ],
          },
          { value: 'promotion', text: [['An offer.']] },
        ],
      },
      usedBy: ['getSiteConfig'],
    },
    Auth0Config: {
      text: [['The identity provider.']],
      type: {
        is: ['object', 'null'],
        fields: [
          {
            name: 'domain',
            required: true,
            text: [
              [
                'Host name of the provider. A value that begins with a slash is a path on the origin of the console: the deployment serves the provider itself.',
              ],
            ],
            type: { is: ['string'], minLength: 1, maxLength: 2048 },
          },
          {
            name: 'clientId',
            required: true,
            text: [['Client ID of the console at the provider; public.']],
            type: { is: ['string'], minLength: 1, maxLength: 400 },
          },
        ],
      },
      usedBy: ['getSiteConfig'],
    },
    BillingAccountField: {
      text: [['How one detail of a billing account is asked for.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'field',
            required: true,
            text: [['Name of the detail.']],
            type: { schema: 'BillingAccountFieldName' },
          },
          {
            name: 'required',
            text: [['Whether it must be filled in. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'visible',
            text: [['Whether it is asked for. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'validator',
            text: [
              [
                'Check the value must pass: ',
                { code: 'email' },
                ', ',
                { code: 'phone' },
                ', ',
                { code: 'digits' },
                ', or a pattern for the whole value, which begins with ',
                { code: '^' },
                '. May be absent.',
              ],
            ],
            type: { is: ['string', 'null'], maxLength: 1000 },
          },
        ],
      },
      usedBy: ['getSiteConfig'],
    },
    BillingAccountFieldName: {
      text: [['A detail of a billing account; the property of the same name.']],
      type: {
        is: ['string'],
        values: [
          { value: 'email', text: [['E-mail address.']] },
          { value: 'address_line1', text: [['First line of the postal address.']] },
          { value: 'address_line2', text: [['Second line of the postal address.']] },
          { value: 'city', text: [['City or town.']] },
          { value: 'company_name', text: [['Name of the company.']] },
          { value: 'company_reg_code', text: [['Registration code of the company.']] },
          { value: 'company_vat_number', text: [['VAT number of the company.']] },
          { value: 'country', text: [['Country.']] },
          { value: 'county', text: [['County, state or region.']] },
          { value: 'customer_name', text: [['Full name of the customer.']] },
          { value: 'customer_phone', text: [['Telephone number.']] },
          {
            value: 'customer_id_number',
            text: [['Personal or national ID number of the customer.']],
          },
          { value: 'post_index', text: [['Postal code.']] },
          { value: 'referral_code', text: [['Referral code the account was created with.']] },
          { value: 'title', text: [['Name of the account.']] },
          { value: 'document', text: [['Reference to the document submitted for validation.']] },
          { value: 'document_name', text: [['File name of that document.']] },
          { value: 'integration_id', text: [['Identity in another system of the provider.']] },
        ],
      },
      usedBy: ['getSiteConfig'],
    },
    BootImage: {
      text: [['An image a machine can be started from once.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'uuid',
            required: true,
            text: [['Identity of the image.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'image_name',
            required: true,
            text: [['Name of the image.']],
            type: { is: ['string'] },
          },
          {
            name: 'is_installation_media',
            text: [['Whether the image installs a system rather than rescues one. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'description',
            text: [['Human-readable description. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'is_published',
            text: [['Whether customers may choose it. May be absent.']],
            type: { is: ['boolean'] },
          },
        ],
      },
      usedBy: ['listBootImages'],
    },
    ChargeCurrencyConversion: {
      text: [['Currency conversion of payments.']],
      type: {
        is: ['object', 'null'],
        fields: [
          {
            name: 'to_currency',
            text: [['Currency that is charged.']],
            type: { is: ['string'], format: 'currency', maxLength: 3 },
          },
        ],
      },
      usedBy: ['getSiteConfig'],
    },
    ChatConfig: {
      text: [['The support chat. Further properties depend on the chat and are passed to it.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'type',
            text: [['Product behind the support chat.']],
            type: { schema: 'ChatType' },
          },
        ],
      },
      usedBy: ['getSiteConfig'],
    },
    ChatType: {
      text: [['Product behind the support chat.']],
      type: {
        is: ['string'],
        values: [
          { value: 'intercom', text: [['Intercom.']] },
          { value: 'qiscus', text: [['Qiscus.']] },
          { value: 'botika', text: [['Botika.']] },
          { value: 'oncehub', text: [['OnceHub.']] },
          { value: 'leadbooster', text: [['Leadbooster.']] },
          { value: 'tawk', text: [['tawk.to.']] },
        ],
      },
      usedBy: ['getSiteConfig'],
    },
    ClearTopupThreshold: {
      text: [['Sum of top-ups that lifts the restriction of a new account.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'threshold',
            required: true,
            text: [['Sum of top-ups, before VAT and fees, from which a LIMITED account becomes CLEAR.']],
            type: { is: ['number'], unit: 'money', min: 0 },
          },
        ],
      },
      usedBy: ['getClearTopupThreshold', 'updateClearTopupThreshold'],
    },
    DisplayCurrency: {
      text: [['A currency amounts can be shown in.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'code',
            required: true,
            text: [['Code of the currency.']],
            type: { is: ['string'], format: 'currency', minLength: 3, maxLength: 3 },
          },
          {
            name: 'title',
            text: [['Human-readable name of the currency. May be absent.']],
            type: { is: ['string'], maxLength: 400 },
          },
          {
            name: 'rate',
            required: true,
            text: [['Units of this currency for one unit of the currency of the site.']],
            type: { is: ['number'], unit: 'rate' },
          },
        ],
      },
      usedBy: ['getSiteConfig'],
    },
    HostPool: {
      text: [['A group of hosts in one location that a machine can be placed on.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'uuid',
            required: true,
            text: [['Identity of the pool.']],
            type: { is: ['string'], format: 'uuid' },
          },
          {
            name: 'name',
            required: true,
            text: [['Human-readable name.']],
            type: { is: ['string'] },
          },
          {
            name: 'description',
            text: [['Intended use of the pool. May be absent.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'is_default_designated',
            text: [['Whether machines are placed in the pool by default. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'is_visible',
            text: [['Whether customers may choose the pool. Sent by newer deployments; absent means yes.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'storage_pool_uuid',
            text: [['Storage pool that holds the disks of its machines. May be absent.']],
            type: { is: ['string', 'null'], format: 'uuid' },
          },
          {
            name: 'ui_position',
            text: [['Position in the list, ascending. May be absent.']],
            type: { is: ['integer'], unit: 'order' },
          },
          {
            name: 'guest_limits',
            text: [
              [
                'Sizes allowed for machines in the pool. Sent by newer deployments; absent means no limits of its own.',
              ],
            ],
            type: { schema: 'HostPoolGuestLimits' },
          },
          {
            name: 'created_at',
            text: [['When the pool was created. May be absent.']],
            type: { is: ['string'], format: 'platform-date-time' },
          },
          {
            name: 'updated_at',
            text: [['When the pool was last changed. May be absent.']],
            type: { is: ['string', 'null'], format: 'platform-date-time' },
          },
        ],
      },
      usedBy: ['listHostPools'],
    },
    HostPoolGuestLimits: {
      text: [['Minimum and maximum sizes of a machine in a host pool. Any of them may be absent.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'cpu',
            text: [['Number of virtual processors.']],
            type: {
              is: ['object'],
              fields: [
                { name: 'min', text: [['Minimum number.']], type: { is: ['integer'], unit: 'count' } },
                { name: 'max', text: [['Maximum number.']], type: { is: ['integer'], unit: 'count' } },
              ],
            },
          },
          {
            name: 'ram_mb',
            text: [['Memory in MB.']],
            type: {
              is: ['object'],
              fields: [
                { name: 'min', text: [['Minimum memory in MB.']], type: { is: ['integer'], unit: 'MB' } },
                { name: 'max', text: [['Maximum memory in MB.']], type: { is: ['integer'], unit: 'MB' } },
              ],
            },
          },
          {
            name: 'disk_gb',
            text: [['Size of the primary disk in GB.']],
            type: {
              is: ['object'],
              fields: [
                { name: 'min', text: [['Minimum size in GB.']], type: { is: ['integer'], unit: 'GB' } },
                { name: 'max', text: [['Maximum size in GB.']], type: { is: ['integer'], unit: 'GB' } },
              ],
            },
          },
        ],
      },
      usedBy: ['listHostPools'],
    },
    LimitedBillingAccountConfig: {
      text: [['Largest machine that a limited billing account may have.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'vcpu',
            text: [['Number of virtual processors.']],
            type: { is: ['integer'], unit: 'count' },
          },
          { name: 'ram_mb', text: [['Memory in MB.']], type: { is: ['integer'], unit: 'MB' } },
        ],
      },
      usedBy: ['getSiteConfig'],
    },
    Location: {
      text: [['A location that can hold resources.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'slug',
            required: true,
            text: [['Name used in paths.']],
            type: { is: ['string'], minLength: 1, maxLength: 200 },
          },
          {
            name: 'display_name',
            required: true,
            text: [['Human-readable name.']],
            type: { is: ['string'], minLength: 1, maxLength: 200 },
          },
          {
            name: 'is_default',
            required: true,
            text: [['Whether calls without a location use this one.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'is_preferred',
            text: [['Whether the location is the suggested one. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'is_published',
            text: [['Whether customers may see it. Absent means yes.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'description',
            text: [['Human-readable description. May be absent.']],
            type: { is: ['string', 'null'], maxLength: 1000 },
          },
          {
            name: 'order_nr',
            text: [['Position in the list, ascending. May be absent.']],
            type: { is: ['integer'], unit: 'order' },
          },
          {
            name: 'country_code',
            required: true,
            text: [['Three-letter country code, in lower case.']],
            type: { is: ['string'], minLength: 3, maxLength: 3 },
          },
          {
            name: 'create_resource_disabled',
            text: [['Whether creating resources in the location is disabled. Absent means no.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'mikrotik',
            text: [['Whether the location has MikroTik routers; for internal use. May be absent.']],
            type: { is: ['boolean', 'null'] },
          },
          {
            name: 'consul_name_override',
            text: [['Internal name of the location; for internal use. May be absent.']],
            type: { is: ['string', 'null'], maxLength: 200 },
          },
        ],
      },
      usedBy: ['getSiteConfig', 'listLocations'],
    },
    OpenIdConnectConfig: {
      text: [
        [
          'An OpenID Connect provider that the console signs people in with, by authorization code and PKCE.',
        ],
      ],
      type: {
        is: ['object', 'null'],
        fields: [
          {
            name: 'issuer',
            required: true,
            text: [
              [
                'Issuer, as stated in the provider\'s metadata. A value that begins with a slash is a path on the origin of the console.',
              ],
            ],
            type: { is: ['string'], minLength: 1, maxLength: 2048 },
          },
          {
            name: 'clientId',
            required: true,
            text: [['Client ID of the console at the provider; public.']],
            type: { is: ['string'], minLength: 1, maxLength: 400 },
          },
        ],
      },
      usedBy: ['getSiteConfig'],
    },
    PaymentProcessor: {
      text: [['A payment processor. Fields it does not need are absent.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'type',
            required: true,
            text: [['How payments with the processor work.']],
            type: { schema: 'PaymentProcessorType' },
          },
          {
            name: 'name',
            text: [['Human-readable name.']],
            type: { is: ['string'], maxLength: 200 },
          },
          {
            name: 'keyword',
            required: true,
            text: [['Name used in calls, such as ', { code: 'stripe_creditcard' }, '.']],
            type: { is: ['string'], minLength: 1, maxLength: 200 },
          },
          {
            name: 'public_key',
            text: [['Key that the page of the processor is opened with; meant to be public.']],
            type: { is: ['string', 'null'], maxLength: 1000 },
          },
          {
            name: 'verification_amount',
            text: [['Amount charged and refunded to verify a card.']],
            type: { is: ['number', 'null'], unit: 'money' },
          },
          {
            name: 'use_3ds_verification',
            text: [['Whether the bank asks the holder to confirm (3-D Secure).']],
            type: { is: ['boolean'] },
          },
          {
            name: 'supports_auto_topup',
            text: [['Whether automatic top-up works with it.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'show_postalcode_input',
            text: [['Whether a postal code is asked for with the card.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'service_fee',
            text: [['Fee added to a payment.']],
            type: { schema: 'ServiceFee' },
          },
          {
            name: 'methods',
            text: [['Methods to choose from.']],
            type: { is: ['array'], items: { schema: 'PaymentProcessorMethod' } },
          },
          {
            name: 'charge_currency_conversion',
            text: [['Currency payments are converted to.']],
            type: { schema: 'ChargeCurrencyConversion' },
          },
          {
            name: 'store_id',
            text: [['Identity of the provider at the processor.']],
            type: { is: ['string', 'null'], maxLength: 200 },
          },
          {
            name: 'opens_window',
            text: [
              [
                'Whether the page of the processor opens in a separate window, because it does not work in place of another page. Absent means no.',
              ],
            ],
            type: { is: ['boolean'] },
          },
        ],
      },
      usedBy: ['getSiteConfig'],
    },
    PaymentProcessorMethod: {
      text: [['A payment method of a processor.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'key',
            required: true,
            text: [['Name used in calls.']],
            type: { is: ['string'], maxLength: 200 },
          },
          {
            name: 'name',
            required: true,
            text: [['Human-readable name.']],
            type: { is: ['string'], maxLength: 200 },
          },
        ],
      },
      usedBy: ['getSiteConfig'],
    },
    PaymentProcessorType: {
      text: [['How payments with a processor work.']],
      type: {
        is: ['string'],
        values: [
          { value: 'creditcard', text: [['A card is saved and charged.']] },
          { value: 'link', text: [['The customer pays at a page of the processor.']] },
          { value: 'invoice', text: [['The customer pays an invoice.']] },
        ],
      },
      usedBy: ['getSiteConfig'],
    },
    PredefinedPackage: {
      text: [
        [
          'A machine size. Its lists hold names of operating systems, or the groups ',
          { code: 'win' },
          ' (Windows) and ',
          { code: 'other' },
          ' (everything else). Entries of ',
          { code: 'default' },
          ' and ',
          { code: 'disabled' },
          ' are also in ',
          { code: 'os' },
          ', and no entry is in both.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'cpu',
            required: true,
            text: [['Number of virtual processors.']],
            type: { is: ['integer'], unit: 'count', min: 1 },
          },
          {
            name: 'ram',
            required: true,
            text: [['Memory in GB, unlike in calls, where it is MB.']],
            type: { is: ['integer'], unit: 'GB', min: 1 },
          },
          {
            name: 'ssd',
            required: true,
            text: [['Size of the primary disk in GB.']],
            type: { is: ['integer'], unit: 'GB', min: 1 },
          },
          {
            name: 'os',
            required: true,
            text: [['Operating systems the package is shown for.']],
            type: { is: ['array'], items: { is: ['string'], maxLength: 200 } },
          },
          {
            name: 'default',
            text: [['Operating systems the package is preselected for. May be absent.']],
            type: { is: ['array'], items: { is: ['string'], maxLength: 200 } },
          },
          {
            name: 'disabled',
            text: [['Operating systems the package is shown for but cannot be selected. May be absent.']],
            type: { is: ['array'], items: { is: ['string'], maxLength: 200 } },
          },
          {
            name: 'notice',
            text: [['Human-readable remark. May be absent.']],
            type: { is: ['string', 'null'], maxLength: 1000 },
          },
        ],
      },
      usedBy: ['getSiteConfig'],
    },
    ReferralCreditAmounts: {
      text: [['Credit for a referral.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'receiver_credit',
            text: [['Credit for the referred customer.']],
            type: { is: ['number'], unit: 'money' },
          },
          {
            name: 'promoter_credit',
            text: [['Credit for the referring customer.']],
            type: { is: ['number'], unit: 'money' },
          },
          {
            name: 'referral_credit_receiver_precondition_topup_sum',
            text: [['Sum the referred customer must top up first.']],
            type: { is: ['number'], unit: 'money' },
          },
        ],
      },
      usedBy: ['getSiteConfig'],
    },
    ServiceFee: {
      text: [['Fee added to a payment.']],
      type: {
        is: ['object', 'null'],
        fields: [
          {
            name: 'flat_rate',
            text: [['Fixed part of the fee.']],
            type: { is: ['number'], unit: 'money' },
          },
          {
            name: 'percentage',
            text: [['Part of the fee, in percent of the amount.']],
            type: { is: ['number'], unit: 'percent', min: 0, max: 100 },
          },
        ],
      },
      usedBy: ['getSiteConfig'],
    },
    SiteConfig: {
      text: [
        [
          'Name, offers and terms of a deployment. Everything except name, theme, currency and locations may be absent; an absent switch is off, an absent address is not offered.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'siteName',
            required: true,
            text: [['Name of the deployment.']],
            type: { is: ['string'], minLength: 1, maxLength: 200 },
          },
          {
            name: 'siteTheme',
            required: true,
            text: [['Name of the visual theme.']],
            type: { is: ['string'], maxLength: 200 },
          },
          {
            name: 'siteCountry',
            text: [['Home country as a two-letter code.']],
            type: { is: ['string'], maxLength: 200 },
          },
          {
            name: 'siteLocale',
            text: [['Default language and region, such as ', { code: 'en-EE' }, '.']],
            type: { is: ['string'], maxLength: 200 },
          },
          {
            name: 'siteCurrency',
            required: true,
            text: [['Currency of all amounts.']],
            type: { is: ['string'], format: 'currency', minLength: 3, maxLength: 3 },
          },
          {
            name: 'displayCurrencies',
            text: [['Currencies amounts can be shown in.']],
            type: { is: ['array'], items: { schema: 'DisplayCurrency' } },
          },
          {
            name: 'locations',
            required: true,
            text: [['The locations, the same as ', { operation: 'listLocations' }, '.']],
            type: { is: ['array'], items: { schema: 'Location' } },
          },
          {
            name: 'vmsEnabled',
            text: [['Whether virtual machines are offered.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'vmAppsEnabled',
            text: [['Whether applications are offered in addition to plain operating systems.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'ipsEnabled',
            text: [['Whether floating IP addresses are offered.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'privateNetworksEnabled',
            text: [['Whether private networks are offered.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'loadBalancerEnabled',
            text: [['Whether load balancers are offered.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'firewallEnabled',
            text: [['Whether firewalls are offered.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'storageEnabled',
            text: [['Whether object storage is offered.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'servicesEnabled',
            text: [['Whether managed services are offered.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'kubernetesEnabled',
            text: [['Whether managed Kubernetes is offered. Needs ', { code: 'servicesEnabled' }, '.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'bareMetalEnabled',
            text: [['Whether bare metal servers are offered.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'disksEnabled',
            text: [['Whether disks are offered independently of machines.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'mfaAvailable',
            text: [['Whether a second factor can be set up.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'mfaDeactivationAvailable',
            text: [
              [
                'Whether ',
                { operation: 'deactivateMfa' },
                ' works, which is marked as unavailable. Not part of the specification; absent means no.',
              ],
            ],
            type: { is: ['boolean'] },
          },
          {
            name: 'recurringPaymentsEnabled',
            text: [['Whether automatic top-up is offered.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'firstAccountCredit',
            text: [['Credit a first billing account receives.']],
            type: { is: ['number', 'null'], unit: 'money' },
          },
          {
            name: 'referralCodeEnabled',
            text: [['Whether customers can refer others.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'referralCreditAmounts',
            text: [['Credit for a referral.']],
            type: { schema: 'ReferralCreditAmounts' },
          },
          {
            name: 'limitedBillingAccountConfig',
            text: [['Largest machine that a limited billing account may have.']],
            type: { schema: 'LimitedBillingAccountConfig' },
          },
          {
            name: 'minimumTopupAmount',
            text: [['Minimum amount of a top-up.']],
            type: { is: ['number', 'null'], unit: 'money' },
          },
          {
            name: 'allowDebt',
            text: [['Whether balances may go below zero.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'predefinedPackages',
            text: [['Sizes of machines to choose from.']],
            type: { is: ['array'], items: { schema: 'PredefinedPackage' } },
          },
          {
            name: 'paymentProcessors',
            text: [['Payment processors.']],
            type: { is: ['array'], items: { schema: 'PaymentProcessor' } },
          },
          {
            name: 'billingAccountFields',
            text: [['Details of a billing account that are asked for.']],
            type: { is: ['array'], items: { schema: 'BillingAccountField' } },
          },
          {
            name: 'chatEnabled',
            text: [['Whether a support chat is shown.']],
            type: { is: ['boolean'] },
          },
          { name: 'chatConfig', text: [['The support chat.']], type: { schema: 'ChatConfig' } },
          {
            name: 'supportEmail',
            text: [['E-mail address for support questions.']],
            type: { is: ['string', 'null'], format: 'email', maxLength: 254 },
          },
          {
            name: 'billingEmail',
            text: [['E-mail address for billing questions.']],
            type: { is: ['string', 'null'], format: 'email', maxLength: 254 },
          },
          {
            name: 'apiDocUrl',
            text: [['URL of the API documentation.']],
            type: { is: ['string', 'null'], format: 'uri', maxLength: 2048 },
          },
          {
            name: 'apiGrafanaUrl',
            text: [['URL of the page that shows machine metrics.']],
            type: { is: ['string', 'null'], format: 'uri', maxLength: 2048 },
          },
          {
            name: 'metricsUrl',
            text: [
              [
                'Base URL of a server that answers the Prometheus HTTP API (',
                { code: '/api/v1/query_range' },
                '), from which metrics are read. A path on the origin of the console, which is sent the key, or the URL of another origin, which is not. Not part of the specification; no metrics are shown without it.',
              ],
            ],
            type: { is: ['string', 'null'], maxLength: 2048 },
          },
          {
            name: 'metricsScrapeSeconds',
            text: [
              [
                'Seconds between two samples of the server at ',
                { code: 'metricsUrl' },
                ', 15 when absent. Not part of the specification.',
              ],
            ],
            type: { is: ['number', 'null'], unit: 'seconds' },
          },
          {
            name: 'supportUrl',
            text: [['URL of the support pages.']],
            type: { is: ['string', 'null'], format: 'uri', maxLength: 2048 },
          },
          {
            name: 'termsUrl',
            text: [['URL of the terms of use.']],
            type: { is: ['string', 'null'], format: 'uri', maxLength: 2048 },
          },
          {
            name: 'staffDomains',
            text: [['Domains of staff e-mail addresses. May be absent.']],
            type: { is: ['array'], items: { is: ['string'], maxLength: 200 } },
          },
          {
            name: 'keyCookie',
            text: [
              [
                'Whether consoles on the origin of the API keep the key in a cookie (',
                { operation: 'setKeyCookie' },
                ') instead of the storage of the browser. Off when absent.',
              ],
            ],
            type: { is: ['boolean'] },
          },
          {
            name: 'terminalGateway',
            text: [
              [
                'Gateway that terminals of machines are connected through: a path on the origin of the console, or a URL that begins with ',
                { code: 'wss://' },
                '. No terminals are offered without it.',
              ],
            ],
            type: { is: ['string', 'null'], maxLength: 2048 },
          },
          {
            name: 'terminalSerial',
            text: [['Whether the gateway shows serial consoles of machines as well. Absent means no.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'vendorStandIns',
            text: [
              [
                'Origin on the machine of the browser that replaces the hosts of chat and payment vendors, for development and tests; consoles on other hosts ignore it. When absent, the vendors\' own hosts are used.',
              ],
            ],
            type: { is: ['string', 'null'], format: 'uri', maxLength: 2048 },
          },
          {
            name: 'documentationUrls',
            text: [
              [
                'URLs of documentation pages by subject, for example ',
                { code: 'virtual_machine' },
                '.',
              ],
            ],
            type: { is: ['object'], entries: { is: ['string'], format: 'uri', maxLength: 2048 } },
          },
          {
            name: 's3ForcePathStyle',
            text: [['Whether bucket URLs contain the bucket name in the path instead of the host name.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'backupTime',
            text: [['Time of day of machine backups, as hours and minutes in UTC. For display.']],
            type: { is: ['string', 'null'], maxLength: 200 },
          },
          {
            name: 'auth0',
            text: [['The identity provider. Absent if users sign in with an API key instead.']],
            type: { schema: 'Auth0Config' },
          },
          {
            name: 'openIdConnect',
            text: [
              [
                'An OpenID Connect provider, used instead of ',
                { code: 'auth0' },
                '. Not part of the specification; absent if the platform has none.',
              ],
            ],
            type: { schema: 'OpenIdConnectConfig' },
          },
          {
            name: 'sentryDsn',
            text: [
              [
                'Sentry DSN that the console reports errors to. Not part of the specification; nothing is reported without it.',
              ],
            ],
            type: { is: ['string', 'null'], format: 'uri', maxLength: 2048 },
          },
          {
            name: 'manualBillingAccountValidation',
            text: [['Whether the provider validates a new billing account before it can be used.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'announcements',
            text: [
              [
                'Announcements to the customers of the provider. Not part of the specification; may be absent.',
              ],
            ],
            type: { is: ['array'], items: { schema: 'Announcement' } },
          },
          {
            name: 'loginTitle',
            text: [['Heading of the sign-in page.']],
            type: { is: ['string', 'null'], maxLength: 400 },
          },
          {
            name: 'loginSubtitle',
            text: [['Text under that heading.']],
            type: { is: ['string', 'null'], maxLength: 1000 },
          },
        ],
      },
      usedBy: ['getSiteConfig'],
    },
    VmImage: {
      text: [['An operating system or an application a machine can be created with.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'os_name',
            required: true,
            text: [['Name used in calls.']],
            type: { is: ['string'] },
          },
          {
            name: 'display_name',
            required: true,
            text: [['Human-readable name.']],
            type: { is: ['string'] },
          },
          {
            name: 'ui_position',
            text: [['Position in the list, ascending. May be absent.']],
            type: { is: ['integer'], unit: 'order' },
          },
          {
            name: 'license_type',
            text: [
              [
                'Licence charged with it, for example ',
                { code: 'WINDOWS' },
                '. Absent on systems without a charged licence.',
              ],
            ],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'is_default',
            text: [['Whether the image is selected by default. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'is_app_catalog',
            text: [['Whether it is an application rather than a plain operating system. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'icon',
            required: true,
            text: [['URL or name of an icon.']],
            type: { is: ['string', 'null'] },
          },
          {
            name: 'versions',
            required: true,
            text: [['Versions to choose from.']],
            type: { is: ['array'], items: { schema: 'VmImageVersion' } },
          },
        ],
      },
      usedBy: ['listVmImages', 'listPlainImages', 'listAppImages'],
    },
    VmImageVersion: {
      text: [['One version of an image.']],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'os_version',
            required: true,
            text: [['Version used in calls.']],
            type: { is: ['string'] },
          },
          {
            name: 'display_name',
            required: true,
            text: [['Human-readable version.']],
            type: { is: ['string'] },
          },
          {
            name: 'published',
            text: [
              [
                'Whether customers may choose it. A version that is not published is refused. May be absent.',
              ],
            ],
            type: { is: ['boolean'] },
          },
        ],
      },
      usedBy: ['listVmImages', 'listPlainImages', 'listAppImages'],
    },
    VmParameter: {
      text: [
        [
          'A rule for one parameter of ',
          { operation: 'createVm' },
          '. A deployment returns rules only for the parameters it restricts, so any rule may be missing.',
        ],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'parameter',
            required: true,
            text: [['Name of the parameter in ', { schema: 'CreateVmBody' }, '.']],
            type: { is: ['string'] },
          },
          {
            name: 'description',
            text: [['Human-readable text of the rule. May be absent.']],
            type: { is: ['string'] },
          },
          {
            name: 'mandatory',
            text: [['Whether the parameter must be sent. May be absent.']],
            type: { is: ['boolean'] },
          },
          {
            name: 'type',
            text: [['Type of the value. May be absent.']],
            type: { schema: 'VmParameterType' },
          },
          {
            name: 'constraint',
            text: [['Kind of rule. May be absent.']],
            type: { schema: 'VmParameterConstraint' },
          },
          {
            name: 'expression',
            text: [['Regular expression the value must match. Present for ', { code: 'regexp' }, '.']],
            type: { is: ['string'] },
          },
          {
            name: 'min',
            text: [['Minimum value, in the unit of the parameter. Present for ', { code: 'range' }, '.']],
            type: { is: ['integer'], unit: 'varies' },
          },
          {
            name: 'max',
            text: [['Maximum value, in the unit of the parameter. Present for ', { code: 'range' }, '.']],
            type: { is: ['integer'], unit: 'varies' },
          },
          {
            name: 'values',
            text: [['Allowed values. Present for ', { code: 'enum' }, '.']],
            type: { is: ['array'], items: { is: ['string', 'integer'], unit: 'varies' } },
          },
          {
            name: 'limited_by',
            text: [
              [
                'Name of the parameter the entries of ',
                { code: 'limits' },
                ' depend on, for example ',
                { code: 'os_name' },
                '. May be absent.',
              ],
            ],
            type: { is: ['string'] },
          },
          {
            name: 'limits',
            text: [['Exceptions that replace parts of the rule. May be absent.']],
            type: { is: ['array'], items: { schema: 'VmParameterLimit' } },
          },
        ],
      },
      usedBy: ['listVmParameters'],
    },
    VmParameterConstraint: {
      text: [['Kind of rule for a parameter.']],
      type: {
        is: ['string'],
        values: [
          { value: 'enum', text: [['The value is one of ', { code: 'values' }, '.']] },
          {
            value: 'range',
            text: [
              [
                'The value lies between ',
                { code: 'min' },
                ' and ',
                { code: 'max' },
                ', both included.',
              ],
            ],
          },
          { value: 'regexp', text: [['The value matches ', { code: 'expression' }, '.']] },
        ],
      },
      usedBy: ['listVmParameters'],
    },
    VmParameterLimit: {
      text: [
        ['An exception to a parameter rule. Fields that are absent keep the value of the rule.'],
      ],
      type: {
        is: ['object'],
        fields: [
          {
            name: 'os_name',
            text: [['Operating system the exception applies to.']],
            type: { is: ['string'] },
          },
          {
            name: 'min',
            text: [['Minimum value, in the unit of the parameter.']],
            type: { is: ['integer'], unit: 'varies' },
          },
          {
            name: 'max',
            text: [['Maximum value, in the unit of the parameter.']],
            type: { is: ['integer'], unit: 'varies' },
          },
          {
            name: 'values',
            text: [['Allowed values.']],
            type: { is: ['array'], items: { is: ['string', 'integer'], unit: 'varies' } },
          },
          {
            name: 'mandatory',
            text: [['Whether the parameter must be sent.']],
            type: { is: ['boolean'] },
          },
        ],
      },
      usedBy: ['listVmParameters'],
    },
    VmParameterType: {
      text: [['Type of the value of a parameter.']],
      type: {
        is: ['string'],
        values: [
          { value: 'string', text: [['A string.']] },
          { value: 'integer', text: [['An integer.']] },
        ],
      },
      usedBy: ['listVmParameters'],
    },
  },
}
