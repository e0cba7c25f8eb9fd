// Decides forty times and says so after each: what lies between is counted from outside.
import { writeSync } from 'node:fs'
import { chainStart, draft, link } from '../../../main/saves/log/entry'
import { filesIn } from '../../../main/saves/files/files'
import { openBag } from '../../../main/saves/recovery/open'
import { writeSave } from '../../../main/saves/log/writing'

const files = filesIn(process.argv[2] ?? '')
const identity = { origin: 'c-syncs', game: 'pig', created: 1 }
const title = { ...draft(0, 'named', { name: 'Syncs' }), n: 1, at: 1 }
writeSave(files, identity, [{ ...title, chain: link(chainStart(identity), title) }])
const opened = openBag(files, { clock: Date.now })
if (!opened.ok) throw new Error(opened.code)
for (let k = 0; k < 40; k++) {
  const text = draft(0, 'noted', { text: 'x'.repeat(200) })
  const kept = opened.value.append(() => (k % 3 === 0 ? [text, text, text] : [text]))
  if (!kept.ok) throw new Error(kept.code)
  writeSync(1, 'DECIDED\n')
}
opened.value.close()
