/** No script, no address outside: what is in the file is all there is. */
export const SHEET_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'"
