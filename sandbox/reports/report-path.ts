/** Below here the sandbox takes reports as Sentry would; not part of the described API. */
export const reportPath = '/sandbox/reports'
