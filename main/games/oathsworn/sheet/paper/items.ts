import type { ItemSheet } from '../../../../../engine/games/oathsworn/campaign/sheet'
import { cooldownMark } from '../art/marks'
import { mightCubes } from '../art/might'
import { label } from '../words'
import { free, html, type Html } from '../../../../sheets/page/html'
import { table, type Column } from '../../../../sheets/page/pieces'

const name: Column<ItemSheet> = {
  head: label('item.name'),
  cell: ({ name: text, copies }) =>
    html`${free(text)}${copies > 1 ? html` <span class="times">×${copies}</span>` : null}`
}
const kind: Column<ItemSheet> = { head: label('item.type'), kind: 'word', cell: ({ type }) => label(`type.${type}`) }
const hands: Column<ItemSheet> = { head: label('item.hands'), kind: 'number', cell: ({ hands: n }) => n || '' }
const might: Column<ItemSheet> = { head: label('item.might'), kind: 'might', cell: (item) => mightCubes(item.might) }
const defence: Column<ItemSheet> = {
  head: label('item.defence'),
  kind: 'number',
  cell: ({ defence: n }) => n || ''
}
const range: Column<ItemSheet> = { head: label('item.range'), kind: 'number', cell: ({ range: n }) => n ?? '' }
const cooldown: Column<ItemSheet> = {
  head: label('item.cooldown'),
  kind: 'number',
  cell: ({ cooldown: at }) => (at === null ? '' : html`${cooldownMark(at)} ${at}`)
}
const value: Column<ItemSheet> = { head: label('item.value'), kind: 'number', cell: ({ value: n }) => n }

/** What a character wears: everything one wants to know in a fight. */
export const wornItems = (items: readonly ItemSheet[], atLeast: number): Html =>
  table('items', [name, kind, hands, might, defence, range, cooldown, value], items, atLeast)

/** What lies in the bag: what one wants to know between fights. */
export const packedItems = (items: readonly ItemSheet[], atLeast: number): Html =>
  table('items packed', [name, kind, might, defence, range, value], items, atLeast)
