import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setHost } from '../../../renderer/shell/host'
import LookPart from '../../../renderer/settings/LookPart.vue'
import { languages, learnWords, say, speakLanguage } from '../../../renderer/words/say'

describe('the languages packs are written in', () => {
  beforeEach(() => {
    setActivePinia(createPinia())
    setHost({ games: { offer: async () => ({ ok: true, value: '{}' }) } } as never)
  })
  afterEach(() => speakLanguage('en'))

  it('are spoken as far as they go, and English beyond', () => {
    learnWords({ en: { 'enemy.stag.name': 'The Hollow Stag', 'enemy.crow.name': 'The Crow' } })
    learnWords({ de: { 'enemy.stag.name': 'Der hohle Hirsch' }, fr: { 'enemy.owl.name': 'La chouette' } })
    expect(say('enemy.stag.name')).toBe('The Hollow Stag')
    speakLanguage('de')
    expect([say('enemy.stag.name'), say('enemy.crow.name')]).toEqual(['Der hohle Hirsch', 'The Crow'])
    expect(say('enemy.owl.name')).toBe('La chouette')
    expect(say('settings.language')).toBe('Language')
  })

  it('can be chosen by the names they have for themselves', () => {
    learnWords({ de: { 'enemy.stag.name': 'Der hohle Hirsch' } })
    expect(languages.value).toEqual(expect.arrayContaining(['de', 'en']))
    const names = mount(LookPart)
      .findAll('option')
      .map((option) => option.text())
    expect(names).toEqual(expect.arrayContaining(['Deutsch', 'English']))
  })
})
