/** Path below which the sandbox takes reports as Sentry does; not part of the described API. */
export const reportPath = '/sandbox/reports'
