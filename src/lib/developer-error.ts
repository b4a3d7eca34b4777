/** A mistake of the code or of the deployment, not of the user (specification section 8, kind developer). */
export class DeveloperError extends Error {
  override readonly name = 'DeveloperError'
}
