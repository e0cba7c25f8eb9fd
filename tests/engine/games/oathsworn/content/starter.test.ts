import { describe, expect, it } from 'vitest'
import { linkPacks } from '../../../../../engine/games/oathsworn/content'
import { filesOf } from './pack-folder'
import { loaded, told } from './small-pack'

describe('the starter pack', () => {
  const linked = linkPacks([loaded(filesOf('core')), loaded(filesOf('starter'))])

  it('links with the core without a problem or a warning', () => {
    expect(linked.ok ? [] : linked.problems.map(told)).toEqual([])
    expect(linked.warnings.filter(({ pack }) => pack === 'starter').map(told)).toEqual([])
  })
})
