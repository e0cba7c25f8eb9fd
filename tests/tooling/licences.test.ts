import { describe, expect, it } from 'vitest'
import { asText, licencesOf, packageOf } from '../../scripts/build/licences'

describe('the package a module comes from', () => {
  it.each([
    ['/app/node_modules/vue/dist/vue.js', 'vue'],
    ['/app/node_modules/@floating-ui/core/dist/core.mjs', '@floating-ui/core'],
    ['/app/node_modules/one/node_modules/two/index.js?commonjs', 'two'],
    ['C:\\app\\node_modules\\@vueuse\\core\\index.js', '@vueuse/core'],
    ['\0virtual:game-icons/a', '@iconify-json/game-icons'],
    ['~icons/lucide/dices.vue', '@iconify-json/lucide'],
    ['/app/renderer/main.ts', null]
  ])('of %j is %j', (id, name) => expect(packageOf(id)).toBe(name))
})

describe('the licences', () => {
  it('are there with their texts, each once and in order', () => {
    const all = licencesOf(['vue', '@iconify-json/game-icons', 'pdfjs-dist', 'vue', '@fontsource/opendyslexic'])
    expect(all.map(({ name, licence }) => [name, licence])).toEqual([
      ['@fontsource/opendyslexic', 'OFL-1.1'],
      ['@iconify-json/game-icons', 'CC-BY-3.0'],
      ['pdfjs-dist', 'Apache-2.0'],
      ['vue', 'MIT']
    ])
    for (const { text } of all) expect(text.length).toBeGreaterThan(500)
  })

  it('name everybody who drew icons', () => {
    const [{ text } = { text: '' }] = licencesOf(['@iconify-json/game-icons'])
    expect(text).toContain('Lorc')
    expect(text).toContain('Delapouite')
    expect(text).toContain('https://creativecommons.org/licenses/by/3.0/')
  })

  it('are one text, with our own first', () => {
    const text = asText(licencesOf(['vue']))
    expect(text.indexOf('The Free Company authors')).toBeLessThan(text.indexOf('vue '))
    expect(text).toMatch(/Yuxi \(Evan\) You/)
  })

  it('are missed where a package brings none', () =>
    expect(() => licencesOf(['@iconify-json/game-icons/..'])).toThrow(/ENOENT|comes without the text/))
})
