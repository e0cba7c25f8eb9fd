import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commands } from '../../../main/cli/commands'
import { loaded } from '../../../main/cli/loaded'
import { scratch } from '../saves/kit'
import { listen } from './listening'

describe('the headless table', () => {
  it('names all its commands in its help', async () => {
    const { code, out } = await listen(['--help'])
    expect(code).toBe(0)
    for (const { name, summary } of commands) expect(out).toMatch(new RegExp(`${name} +${summary}`))
  })

  it('explains every command, its options included', async () => {
    for (const listed of commands) {
      const { name } = listed
      const { command } = await loaded(listed, [])
      const { code, out } = await listen([name, '--help'])
      expect(code).toBe(0)
      expect(out).toContain(`npm run -s table -- ${name}`)
      for (const option of [...command.options, { name: 'json' }]) expect(out).toContain(`--${option.name}`)
      expect(await listen(['help', name])).toEqual({ code, out, notes: [] })
      expect(await listen([name, '-h'])).toEqual({ code, out, notes: [] })
    }
  })

  it('asks the game that is named, or the one a file names, else Oathsworn', async () => {
    const { out } = await listen(['ask', '--help', '--game', 'rolling-fates'])
    expect(out).toContain('payable')
    expect((await listen(['ask', '--help'])).out).toContain('knockback')
    const file = join(scratch(), 'one.json')
    writeFileSync(file, JSON.stringify([{ title: 'x', game: 'rolling-fates' }]))
    expect(await loaded({ name: 'ask', summary: '', ofGame: true }, [file])).toMatchObject({
      command: { about: expect.stringContaining('rolling-fates') as string },
      typed: [file]
    })
  })

  it.each([
    [[], 'which command?'],
    [['odss'], 'did you mean "odds"?'],
    [['constructor'], 'unknown command "constructor"'],
    [['help', 'odss'], 'did you mean "odds"?'],
    [['play', '--save', 'x', '--bots', 'gredy'], 'did you mean "greedy"?'],
    [['describe-packs', join(tmpdir(), 'schemas'), 'no/such/file.md'], 'no such file'],
    [['check-pack', 'no/such/pack'], 'there is no no/such/pack'],
    [['odds', '--sede'], 'unknown option "--sede"'],
    [['odds', '--game'], '--game needs a value'],
    [['odds', '--game', 'oathswron'], 'did you mean "oathsworn"?'],
    [['odds', '--game=rolling-fates'], 'rolling-fates has no "odds"']
  ])('%j is wrong use', async (typed, message) => {
    const { code, out, notes } = await listen(typed)
    expect([code, out]).toEqual([2, ''])
    expect(notes.join('\n')).toContain(message)
  })

  it('answers queries in order however the input is cut, repeats their ids and passes over empty lines', async () => {
    const text = '{"id":1,"side":"enemy"}\n\n  \n{"id":"b","side":"enemy","draw":{"white":1}}'
    for (const size of [1, 7, 1000]) {
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, n) =>
        text.slice(n * size, n * size + size)
      )
      const { code, out } = await listen(['odds'], ...pieces)
      expect(code).toBe(0)
      expect(
        out
          .trim()
          .split('\n')
          .map((line) => (JSON.parse(line) as { id: unknown }).id)
      ).toEqual([1, 'b'])
    }
  })

  it('goes on after a wrong query, tells where it is, and ends with 2', async () => {
    const { code, out, notes } = await listen(['odds', '-'], '{"side":"enemy"}\n{"side":"enemy",}\n{"side":"enemy"}\n')
    expect(code).toBe(2)
    expect(notes).toEqual(['input:2:17: this is not JSON (line 2, column 17): a name in double quotes expected'])
    const lines = out.trim().split('\n')
    expect(lines).toHaveLength(3)
    expect(JSON.parse(lines[1] ?? '')).toEqual({ error: notes[0] })
    expect(lines[0]).toBe(lines[2])
  })
})
