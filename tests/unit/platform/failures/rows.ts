import type { FailureKind } from '../../../../src/platform/failures/failure-kind'

/** One message of the specification's error catalogue (section 8). */
export interface CatalogueRow {
  message: string
  /** Kind of the failure it reports; `success` reports none. */
  kind: FailureKind | 'success'
  /**
   * Origin of the message: an answer of the platform or its identity service, the texts of the console, or its code (the
   * browser's log and the error page).
   */
  from: 'platform' | 'identity service' | 'texts' | 'code'
  /** File that contains the words: of the sandbox, of the texts or of the code. */
  file: string
}

const platform = (file: string, ...messages: readonly string[]): CatalogueRow[] =>
  messages.map((message) => ({ message, kind: 'api', from: 'platform', file: `sandbox/${file}.ts` }))

const texts = (file: string, kind: CatalogueRow['kind'], ...messages: readonly string[]): CatalogueRow[] =>
  messages.map((message) => ({ message, kind, from: 'texts', file: `locales/en/${file}.json` }))

const code = (file: string, ...messages: readonly string[]): CatalogueRow[] =>
  messages.map((message) => ({ message, kind: 'developer', from: 'code', file }))

const identity = (kind: 'credentials' | 'general', ...messages: readonly string[]): CatalogueRow[] =>
  messages.map((message) => ({
    message,
    kind,
    from: 'identity service',
    file: 'src/platform/identity/identity-failure.ts',
  }))

/** The catalogue, without the messages of payments the console cannot make yet. */
export const catalogueRows: readonly CatalogueRow[] = [
  ...texts('errors', 'connection', 'Failed to connect to server'),
  ...texts('errors', 'unknown', 'An error happened', 'Error performing action'),
  ...texts('errors', 'several', 'Multiple (N) errors:'),
  ...texts(
    'errors',
    'standard',
    'There was an error while creating your resource.',
    'ID {id} was not found in collection',
  ),
  ...texts('resources/managed_service', 'standard', 'Kubernetes service can not be created.'),
  ...texts('resources/virtual_machine', 'standard', 'Failed to list host pools from {location}'),
  ...texts(
    'screens/auth',
    'standard',
    'Change password failed',
    'Email verification failed',
    'There was an error verifying your email address.',
  ),
  ...texts('screens/acting', 'standard', 'Failed to start impersonation'),
  ...texts('resources/access_impersonation', 'standard', 'Failed to accept invitation'),
  ...texts(
    'resources/access_impersonation',
    'success',
    'Access invitation accepted',
    'Impersonation started',
  ),
  ...texts('resources/virtual_machine', 'success', 'Details updated'),
  ...texts('screens/profile', 'standard', 'Failed to activate MFA', 'Failed to deactivate MFA'),
  ...texts('screens/profile', 'success', 'MFA activation started', 'Mfa deactivated', 'User details updated'),
  ...platform(
    'faults/sentinels',
    'An error happened',
    'Error performing action',
    'Error adding payment method',
    'There was an error while creating your resource.',
    'Kubernetes service can not be created.',
    'Failed to get storage bucket',
    'Failed to get S3 user info',
    'Failed to update details',
    'Failed to create kong token',
    'Failed to update kong token',
    'Failed to delete kong token',
    'Failed to create access delegation group',
    'Failed to delete access delegation',
    'Failed to creating impersonation key',
    'Failed to delete impersonation key',
    'Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location.',
    'Failed to update virtual machine',
    'Failed to enable/disable backup',
    'Failed to clone virtual machine',
    'Failed to rebuild virtual machine',
    'Failed to create snapshot of virtual machine',
    'Failed to delete snapshot',
    'Failed to start virtual machine',
    'Failed to stop virtual machine',
    'Failed to delete disk from VM',
    'Failed to resize disk on VM',
    'Failed to add disk to VM',
    'No available machines',
    'Too soon to release machine',
    'Failed to list host pools from {location}',
    'IOException',
  ),
  ...platform('handlers/received-access', 'Failed to accept invitation', 'Failed to start impersonation'),
  ...platform('handlers/user', 'Failed to activate MFA', 'Failed to deactivate MFA'),
  ...platform('handlers/create-card', 'Adding payment method failed'),
  ...platform('handlers/billing-settings', 'Invalid campaign.'),
  ...platform('handlers/find-payment', 'Payment channel not available'),
  ...platform('handlers/buy-credit', 'Verified payment method is missing'),
  ...platform('charging/payment-method', 'Insufficient funds'),
  ...platform('charging/online-payment', 'Top-up was cancelled'),
  ...identity('credentials', 'Wrong email or password.'),
  ...identity(
    'general',
    'Password is too weak',
    'error in email',
    'Invalid signup. The account may already exist.',
    'too many requests',
    'Unknown Auth0 error',
  ),
  ...code(
    'src/platform/site/unread-site.ts',
    'Configuration not loaded yet, it must be manually fetched before the first use',
  ),
  ...code('src/lib/invariant.ts', '{name} is null or undefined'),
  ...code('codegen/themes/resolve-variables.ts', 'Invalid color', 'Circular theme variable'),
]
