declare module 'bcrypt-pbkdf' {
  /** Derives `key` from a passphrase; all lengths in bytes. 0 when it did. */
  const bcrypt: {
    pbkdf: (
      pass: Uint8Array,
      passLength: number,
      salt: Uint8Array,
      saltLength: number,
      key: Uint8Array,
      keyLength: number,
      rounds: number,
    ) => number
  }
  export default bcrypt
}
