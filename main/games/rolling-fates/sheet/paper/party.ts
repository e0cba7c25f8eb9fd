// The first pages: how the adventure stands, and everybody who plays.
import type {
  AbilitySheet,
  FatesCardSheet,
  FatesCharacterSheet,
  FatesSheetModel
} from '../../../../../engine/games/rolling-fates/sheet/model'
import { free, html, type Html } from '../../../../sheets/page/html'
import { fact, facts, heading, none, page, rule, table, title } from '../../../../sheets/page/pieces'
import { lifeOf, placeOf, resultWord, room, statusNames } from '../said'
import { label } from '../words'
import { costDice } from './dice'

export const partyPage = (sheet: FatesSheetModel, part: number): Html =>
  page(
    part,
    'party',
    html`<p class="kicker">${label('kicker', { adventure: sheet.adventure.name, number: sheet.number })}</p>
      ${title('h1', sheet.party, label('party'))}
      ${sheet.closing ? html`<p class="keywords">${free(sheet.closing)}</p>` : null} ${rule()}
      ${facts(fact(label('result'), resultWord(sheet.result), 'word'), fact(label('where'), placeOf(sheet), 'word'))}
      ${sheet.characters.map(character)}
      <p class="legend">${label('legend')}</p>
      ${history(sheet)}`
  )

const character = (one: FatesCharacterSheet): Html =>
  html`<article class="hero">
    <h2 class="section">${free(one.name)}</h2>
    ${facts(
      fact(label('level'), one.level),
      fact(label('life'), lifeOf(one)),
      fact(label('defense'), one.defense),
      fact(label('dice'), label('diceAre', { dice: one.dice, rerolls: one.rerolls }), 'word'),
      one.statuses.length > 0 ? fact(label('statuses'), statusNames(one.statuses), 'word') : null
    )}
    ${one.abilities.length > 0 ? abilities(one.abilities) : null} ${heading(label('treasures'), room(one))}
    ${
      one.treasures.length > 0
        ? html`<ul class="cards">
            ${one.treasures.map(card)}
          </ul>`
        : html`<p>${none(label('none'))}</p>`
    }
    ${
      one.traits.length > 0
        ? html`${heading(label('traits'))}
            <ul class="cards">
              ${one.traits.map(card)}
            </ul>`
        : null
    }
  </article>`

const abilities = (all: readonly AbilitySheet[]): Html =>
  table(
    'abilities',
    [
      { head: label('abilities'), cell: ({ name }) => free(name) },
      { head: label('cost'), kind: 'cost', cell: ({ cost }) => costDice(cost) },
      { head: label('does'), cell: ({ does }) => does }
    ],
    all,
    0
  )

const card = ({ name, value, abilities: all, changes }: FatesCardSheet): Html =>
  html`<li>
    <b>${free(name)}</b>${value === null ? null : html` <small>${label('value', { value })}</small>`}
    ${all.map(({ cost, does }) => html`<span class="line">${costDice(cost)} ${does}</span>`)}
    ${changes.map((change) => html`<span class="line">${change}</span>`)}
  </li>`

/** The adventures before this one; nothing where it is the only one. */
const history = ({ adventures }: FatesSheetModel): Html | null =>
  adventures.length < 2
    ? null
    : html`${heading(label('adventures'))}
        <ol class="history">
          ${adventures.map(
            ({ number, name, result }) =>
              html`<li>${label('adventure', { number, name, result: resultWord(result) })}</li>`
          )}
        </ol>`
