/** A file for the configuration of a server. */
export interface PrintedFile {
  readonly name: string
  readonly text: string
}
