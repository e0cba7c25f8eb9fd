// A character sheet: everything that is written about one Oathsworn.
import type { CardSheet, CharacterSheet, SheetModel } from '../../../../../engine/games/oathsworn/campaign/sheet'
import { classShield } from '../art/crest'
import { cooldownMark, defenceShield, ruledLines, smallShield, tokenMark } from '../art/marks'
import { mightCubes } from '../art/might'
import { boxes, gemGrid, hpDice, numberTrack } from '../art/tracks'
import { label } from '../words'
import { free, html, raw, type Html } from '../../../../sheets/page/html'
import { wornItems } from './items'
import { blank, heading, page, rule, title } from '../../../../sheets/page/pieces'
import { none } from './none'

export const characterPage = (one: CharacterSheet, sheet: SheetModel, part: number): Html =>
  page(
    part,
    'character',
    html`${nameplate(one)}${rule()}
      <div class="vitals">${hp(one, sheet)}${regen(one, sheet)}${animus(one, sheet)}</div>
      <div class="strength">${defence(one)}${might(one)}${tokens(one, sheet)}${iron(one, sheet)}</div>
      ${one.mode === 'companion' ? archetypes(one) : cards(one)}
      ${heading(label('items'))}${wornItems(one.items, Math.max(5, one.items.length + 1))}
      ${injuries(one)}${heading(label('notes'))}
      <div class="fill">${ruledLines()}</div>`
  )

/** What the corner of its pages says. */
export const calledIn = ({ name, class: of, seat }: CharacterSheet): string =>
  [name, of?.name ?? ''].filter((text) => text !== '').join(' · ') || label('seat', { seat: seat ?? 0 })

function nameplate(one: CharacterSheet): Html {
  const { class: of, seat, mode, level } = one
  const what = of === null ? blank() : free(of.name)
  return html`<header class="nameplate">
    ${classShield(of?.icon ?? null, of?.name ?? label('crest.empty'))}
    <div>
      ${title('h2', one.name || (of?.name ?? ''), label('seat', { seat: seat ?? 0 }))}
      <p class="kicker">
        ${what}${of === null ? null : html` · ${label(`mode.${mode}`)}`} · ${label('seat', { seat: seat ?? 0 })}
      </p>
    </div>
    <div class="level"><b>${level === null ? raw('&nbsp;') : level}</b><span>${label('level')}</span></div>
  </header>`
}

const vital = (name: string, value: number | null, track: Html, kind: string): Html =>
  html`<div class="vital ${raw(kind)}">${heading(name, value === null ? null : html`<b>${value}</b>`)}${track}</div>`

const hp = ({ hp: now, mostHp }: CharacterSheet, { form }: SheetModel): Html =>
  vital(
    label('hp'),
    now,
    hpDice(form.hp, now, mostHp, now === null ? label('hp') : label('hp.is', { now, most: mostHp })),
    'hp'
  )

const regen = ({ regen: at }: CharacterSheet, { form }: SheetModel): Html =>
  vital(
    label('regen'),
    at,
    numberTrack(form.regen, at, at === null ? label('regen') : label('regen.is', { at })),
    'regen'
  )

const animus = ({ animus: at }: CharacterSheet, { form }: SheetModel): Html =>
  vital(
    label('animus'),
    at,
    gemGrid(form.animus, at, at === null ? label('animus') : label('animus.is', { at })),
    'animus'
  )

const defence = ({ defence: value }: CharacterSheet): Html =>
  html`<div class="defences">
    ${heading(label('defence'))}${defenceShield(value, value === null ? label('defence') : label('defence.is', { defence: value }))}
  </div>`

const might = (one: CharacterSheet): Html =>
  html`<div class="mights">
    ${heading(label('might'))}${mightCubes(one.might) ?? (one.level === null ? null : none())}
  </div>`

const tokens = (one: CharacterSheet, { form }: SheetModel): Html =>
  html`<div class="tokens">
    ${heading(label('tokens'))}
    <ul>
      ${one.tokens.map(
        ({ type, name, permanent, carried }) =>
          html`<li>
            ${tokenMark(type)}<span class="grow">${name}</span>${boxes(
              Math.max(form.tokens, permanent),
              permanent,
              3.8,
              label('token.is', { name, permanent })
            )}<span class="carried">${carried > 0 ? label('token.carried', { carried }) : null}</span>
          </li>`
      )}
    </ul>
  </div>`

const iron = ({ iron: own }: CharacterSheet, { iron: purse, blank: isBlank }: SheetModel): Html =>
  html`<div class="iron">
    ${heading(label('iron'))}<b class="coin">${own ?? raw('&nbsp;')}</b>${
      own === null && !isBlank ? html`<small>${label('iron.purse', { purse: purse ?? 0 })}</small>` : null
    }
  </div>`

function cards({ cards: all, level }: CharacterSheet): Html {
  const least = level === null ? 8 : 0
  const column = (position: 0 | 1 | 2 | 3): Html => {
    const here = all.filter(({ cooldown }) => cooldown === position)
    return html`<div>
      <h4>${cooldownMark(position)} ${label('cooldown', { position })}</h4>
      <ul>
        ${here.map(card)}${Array.from({ length: Math.max(1, least - here.length) }, () => html`<li class="vacant"></li>`)}
      </ul>
    </div>`
  }
  return html`${heading(label('cards.of'))}
    <div class="cards">${([0, 1, 2, 3] as const).map(column)}</div>`
}

const card = ({ name, animus: cost, defence: value }: CardSheet): Html =>
  html`<li>
    <span class="grow">${free(name)}</span><span class="cost" title="${label('animus.cost')}">${cost}</span>${
      value === null ? null : smallShield(value, label('defence.is', { defence: value }))
    }
  </li>`

const archetypes = ({ archetypes: all }: CharacterSheet): Html =>
  html`${heading(label('archetypes'))}
    <ul class="archetypes">
      ${all.map(({ sides, level }) => html`<li>${free(sides.join(' / '))} <small>${label('level.at', { level })}</small></li>`)}
      ${all.length === 0 ? html`<li>${none()}</li>` : null}
    </ul>`

function injuries({ injuries: all, level }: CharacterSheet): Html {
  const vacant = Math.max(1, (level === null ? 4 : 2) - all.length)
  return html`${heading(label('injuries'), all.length > 0 ? html`<b>${all.length}</b>` : null)}
    <ul class="injuries">
      ${all.map(({ name, text }) => html`<li><b>${free(name)}</b> ${free(text)}</li>`)}
      ${Array.from({ length: vacant }, () => html`<li class="vacant"></li>`)}
    </ul>`
}
