/** Modules that are changed on purpose, and the tests that must notice. */
export interface Group {
  readonly name: string
  /** Changes that must be noticed, in percent of those with an effect. */
  readonly floor: number
  readonly modules: readonly string[]
  /** The only tests that run, so that a module is judged by its own tests. */
  readonly tests: readonly string[]
}

/** 90 percent for modules whose errors do harm and hardly show; 85 percent for the other chosen ones. */
export const groups: readonly Group[] = [
  {
    name: 'money',
    floor: 90,
    modules: [
      'src/lib/money.ts',
      'src/lib/balance-forecast.ts',
      'src/manifest/price.ts',
      'src/platform/account/account-forecast.ts',
      'src/platform/money/use-money.ts',
      'src/engine/create/estimate-form.ts',
      'src/engine/create/use-estimate.ts',
      'sandbox/charging/exact.ts',
      'sandbox/charging/sums.ts',
    ],
    tests: [
      'tests/unit/lib/{money,balance-lasts}.test.ts',
      'tests/unit/manifest/price.test.ts',
      'tests/unit/platform/{account/account-lasts,money/use-money}.test.{ts,tsx}',
      'tests/unit/engine/create/{estimate-form,use-estimate}.test.{ts,tsx}',
      'tests/unit/sandbox/charging/{exact,sums}.test.ts',
    ],
  },
  {
    name: 'payments',
    floor: 90,
    modules: [
      'src/platform/payments/intent.ts',
      'src/platform/payments/intents.ts',
      'src/platform/payments/newest-id.ts',
      'src/platform/payments/remember-verification.ts',
      'src/platform/payments/send-once.ts',
      'src/platform/payments/storage-keys.ts',
      'src/platform/payments/verification.ts',
      'src/screens/billing/paying/amount.ts',
      'src/screens/billing/paying/announce-payment.ts',
      'src/screens/billing/paying/fields-ways.ts',
      'src/screens/billing/paying/follow-payments.ts',
      'src/screens/billing/paying/invoices-to-pay.ts',
      'src/screens/billing/paying/order-ways.ts',
      'src/screens/billing/paying/outcome.ts',
      'src/screens/billing/paying/returned-intent.ts',
      'src/screens/billing/paying/send-payment.ts',
      'src/screens/billing/paying/settle-payment.ts',
      'src/screens/billing/paying/top-up-price.ts',
      'src/screens/billing/paying/ways.ts',
    ],
    tests: ['tests/unit/platform/payments/*.test.ts', 'tests/unit/screens/billing/paying/*.test.ts'],
  },
  {
    name: 'session',
    floor: 90,
    modules: ['src/platform/session/session.ts', 'src/platform/session/storage-keys.ts'],
    tests: ['tests/unit/platform/session/*.test.ts'],
  },
  {
    name: 'secrets',
    floor: 90,
    modules: ['src/platform/reporting/scrub.ts', 'src/platform/identity/return-path.ts'],
    tests: [
      'tests/unit/platform/reporting/scrub.test.ts',
      'tests/unit/platform/identity/return-path.test.ts',
    ],
  },
  {
    name: 'headers',
    floor: 90,
    modules: [
      'codegen/headers/deployment-headers.ts',
      'codegen/headers/grants-of.ts',
      'codegen/headers/host-text.ts',
      'codegen/headers/policy.ts',
      'codegen/headers/print-caddy.ts',
      'codegen/headers/print-json.ts',
      'codegen/headers/print-nginx.ts',
      'codegen/headers/print-static.ts',
      'codegen/headers/script-allow-list.ts',
      'codegen/headers/server-rules.ts',
      'codegen/headers/site-facts.ts',
      'src/lib/console-document.ts',
    ],
    tests: ['tests/unit/codegen/headers/*.test.ts', 'tests/unit/lib/console-document.test.ts'],
  },
  {
    name: 'csv',
    floor: 90,
    modules: ['src/lib/csv.ts', 'src/engine/list/export-list.ts'],
    tests: ['tests/unit/lib/csv.test.ts', 'tests/unit/engine/list/export-list.test.ts'],
  },
  {
    name: 'addresses',
    floor: 90,
    modules: [
      'src/lib/ip-address.ts',
      'src/lib/same-address.ts',
      'src/lib/safe-href.ts',
      'src/lib/picture-address.ts',
    ],
    tests: ['tests/unit/lib/{ip-address,same-address,safe-href,picture-address}.test.ts'],
  },
  {
    name: 'writes',
    floor: 85,
    modules: [
      'src/engine/jobs/job.ts',
      'src/engine/jobs/jobs.ts',
      'src/engine/jobs/store-jobs.ts',
      'src/engine/jobs/offer.ts',
      'src/engine/jobs/perform.ts',
      'src/engine/jobs/run-job.ts',
      'src/engine/jobs/use-pending-states.ts',
      'src/manifest/new-record.ts',
      'src/engine/create/send-create.ts',
      'src/platform/session/intent.ts',
    ],
    tests: [
      'tests/unit/engine/jobs/{job,jobs,keep-jobs,offer,perform,perform-in-doubt,resume-jobs,run-job,start-action,use-awaited}.test.{ts,tsx}',
      'tests/unit/platform/session/intent.test.ts',
      'tests/unit/manifest/new-record.test.ts',
      'tests/unit/engine/create/send-create.test.ts',
    ],
  },
  {
    name: 'calls',
    floor: 85,
    modules: [
      'src/api/envelope.ts',
      'src/api/errors.ts',
      'src/api/follow-task.ts',
      'src/api/make-call.ts',
      'src/api/pages.ts',
      'src/api/retry.ts',
      'src/api/unknown-outcome.ts',
    ],
    tests: ['tests/unit/api/*.test.ts'],
  },
  {
    name: 'manifests',
    floor: 85,
    modules: [
      'src/manifest/condition.ts',
      'src/manifest/states.ts',
      'src/manifest/subject.ts',
      'src/manifest/value.ts',
    ],
    tests: ['tests/unit/manifest/*.test.ts'],
  },
  {
    name: 'lists',
    floor: 85,
    modules: [
      'src/engine/rows/list-query.ts',
      'src/engine/rows/query-language.ts',
      'src/engine/rows/list-index.ts',
      'src/engine/rows/row-readers.ts',
      'src/engine/rows/typed-number.ts',
    ],
    tests: ['tests/unit/engine/rows/*.test.{ts,tsx}'],
  },
]
