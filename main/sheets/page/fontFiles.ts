// The files themselves, as part of the program: a page can then be printed anywhere.
import serifLatinNormal from '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2?inline'
import sansLatin400Normal from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?inline'
import sansLatin700Normal from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?inline'
import serifLatinExtNormal from '@fontsource-variable/alegreya/files/alegreya-latin-ext-wght-normal.woff2?inline'
import sansLatinExt400Normal from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-400-normal.woff2?inline'
import sansLatinExt700Normal from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-700-normal.woff2?inline'
import serifCyrillicNormal from '@fontsource-variable/alegreya/files/alegreya-cyrillic-wght-normal.woff2?inline'
import sansCyrillic400Normal from '@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-400-normal.woff2?inline'
import sansCyrillic700Normal from '@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-700-normal.woff2?inline'
import serifGreekNormal from '@fontsource-variable/alegreya/files/alegreya-greek-wght-normal.woff2?inline'
import sansGreek400Normal from '@fontsource/alegreya-sans/files/alegreya-sans-greek-400-normal.woff2?inline'
import sansGreek700Normal from '@fontsource/alegreya-sans/files/alegreya-sans-greek-700-normal.woff2?inline'
import serifVietnameseNormal from '@fontsource-variable/alegreya/files/alegreya-vietnamese-wght-normal.woff2?inline'
import sansVietnamese400Normal from '@fontsource/alegreya-sans/files/alegreya-sans-vietnamese-400-normal.woff2?inline'
import sansVietnamese700Normal from '@fontsource/alegreya-sans/files/alegreya-sans-vietnamese-700-normal.woff2?inline'
import serifLatinItalic from '@fontsource-variable/alegreya/files/alegreya-latin-wght-italic.woff2?inline'
import serifLatinExtItalic from '@fontsource-variable/alegreya/files/alegreya-latin-ext-wght-italic.woff2?inline'

export interface FontFile {
  readonly family: string
  readonly weight: string
  readonly style: string
  readonly alphabet: string
  /** A data: address. */
  readonly data: string
}

const face = (family: string, weight: string, style: string, alphabet: string, data: string): FontFile => ({
  family,
  weight,
  style,
  alphabet,
  data
})

export const fontFiles: readonly FontFile[] = [
  face('Alegreya', '400 900', 'normal', 'latin', serifLatinNormal),
  face('Alegreya Sans', '400', 'normal', 'latin', sansLatin400Normal),
  face('Alegreya Sans', '700', 'normal', 'latin', sansLatin700Normal),
  face('Alegreya', '400 900', 'normal', 'latin-ext', serifLatinExtNormal),
  face('Alegreya Sans', '400', 'normal', 'latin-ext', sansLatinExt400Normal),
  face('Alegreya Sans', '700', 'normal', 'latin-ext', sansLatinExt700Normal),
  face('Alegreya', '400 900', 'normal', 'cyrillic', serifCyrillicNormal),
  face('Alegreya Sans', '400', 'normal', 'cyrillic', sansCyrillic400Normal),
  face('Alegreya Sans', '700', 'normal', 'cyrillic', sansCyrillic700Normal),
  face('Alegreya', '400 900', 'normal', 'greek', serifGreekNormal),
  face('Alegreya Sans', '400', 'normal', 'greek', sansGreek400Normal),
  face('Alegreya Sans', '700', 'normal', 'greek', sansGreek700Normal),
  face('Alegreya', '400 900', 'normal', 'vietnamese', serifVietnameseNormal),
  face('Alegreya Sans', '400', 'normal', 'vietnamese', sansVietnamese400Normal),
  face('Alegreya Sans', '700', 'normal', 'vietnamese', sansVietnamese700Normal),
  face('Alegreya', '400 900', 'italic', 'latin', serifLatinItalic),
  face('Alegreya', '400 900', 'italic', 'latin-ext', serifLatinExtItalic)
]
