// Those who are not at the table: away, or dead. In short, so that they can be called back.
import type { CharacterSheet } from '../../../../../engine/games/oathsworn/campaign/sheet'
import { classShield } from '../art/crest'
import { tokenMark } from '../art/marks'
import { label } from '../words'
import { free, html, type Html } from '../../../../sheets/page/html'
import { fact, facts, page, rule } from '../../../../sheets/page/pieces'

export const othersPage = (others: readonly CharacterSheet[], part: number): Html =>
  page(
    part,
    'others',
    html`<h2 class="section">${label('others')}</h2>
      ${rule()}
      <div class="records">${others.map(record)}</div>`
  )

function record(one: CharacterSheet): Html {
  const permanent = one.tokens.filter(({ permanent: n }) => n > 0)
  return html`<article class="record ${one.where === 'dead' ? 'dead' : ''}">
    ${classShield(one.class?.icon ?? null, one.class?.name ?? label('crest.empty'))}
    <div>
      <h3>${free(one.name || (one.class?.name ?? ''))}</h3>
      <p class="kicker">
        ${one.class && free(one.class.name)} · ${label(`mode.${one.mode}`)} · ${label(`where.${one.where}`)}
      </p>
      ${facts(
        fact(label('level'), one.level),
        fact(label('regen'), one.regen),
        fact(label('animus'), one.animus),
        fact(label('iron'), one.iron ?? 0)
      )}
      ${line(
        label('tokens'),
        permanent.map(({ type, name, permanent: n }) => html`${tokenMark(type)} ${name} ×${n}`)
      )}
      ${line(
        label('cards.of'),
        one.cards.map(({ name }) => free(name))
      )}
      ${line(
        label('items'),
        one.items.map(({ name }) => free(name))
      )}
      ${line(
        label('injuries'),
        one.injuries.map(({ name }) => free(name))
      )}
    </div>
  </article>`
}

const line = (name: string, parts: readonly Html[]): Html | null =>
  parts.length === 0
    ? null
    : html`<p class="line"><b>${name}</b> ${parts.map((part, i) => html`${i > 0 ? ', ' : ''}${part}`)}</p>`
