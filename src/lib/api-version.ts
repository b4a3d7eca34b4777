/** What stands between the address of a deployment and the path of a call (specification section 7). */
export const apiVersion = '/v1'
