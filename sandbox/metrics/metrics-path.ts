/** Path below which the sandbox answers as Prometheus does; not part of the described API. */
export const metricsPath = '/prometheus'
