/** What a program asks of a disk, in the order in which it asks. Paths are those at that moment. */
export type Operation =
  | { readonly op: 'make'; readonly path: string; readonly isFolder: boolean }
  | { readonly op: 'write'; readonly path: string; readonly at: number; readonly bytes: Buffer }
  | { readonly op: 'cut'; readonly path: string; readonly size: number }
  | { readonly op: 'sync'; readonly path: string }
  | { readonly op: 'move'; readonly path: string; readonly to: string }
  | { readonly op: 'remove'; readonly path: string }
  /** No touch of the disk: from here on the person believes that this is kept. */
  | { readonly op: 'said'; readonly line: string }
