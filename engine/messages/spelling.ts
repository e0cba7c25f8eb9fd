/** What people call something, as a name in a file: plain small letters and digits, with hyphens between the words. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** And back: words again, as far as letters tell them. */
export const spacedWords = (name: string): string => name.replaceAll('-', ' ')
