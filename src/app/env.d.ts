interface ImportMetaEnv {
  /** Address of the folder of themes (`codegen/vite/theme-files.ts`); undefined in tests. */
  readonly THEMES_FOLDER?: string
  /** Address of the folder of texts (`codegen/vite/text-files.ts`); undefined in tests. */
  readonly TEXTS_FOLDER?: string
}
