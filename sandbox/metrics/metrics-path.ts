/** Below here the sandbox answers as a Prometheus does; not part of the described API. */
export const metricsPath = '/prometheus'
