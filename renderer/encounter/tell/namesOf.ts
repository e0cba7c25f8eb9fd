import type { Words } from '../../../engine/kernel/words'
import type { EncounterModel } from '../model'
import { plain, type Names } from './names'

/** Names as the model knows them. What it does not know any more is called by what it was. */
export function namesOf(model: EncounterModel): Names {
  const seat = (id: string) => model.seats.find((one) => one.id === id)
  const figures = new Map<string, Words>([
    ...model.seats.map((one): [string, Words] => [one.figure, plain(one.name)]),
    ...[...model.bosses, ...model.minions].map((one): [string, Words] => [one.id, one.name])
  ])
  const cards = (id: string) => {
    const at = seat(id)
    return at ? [...at.hand, ...Object.values(at.wheel).flat(), ...(at.played ? [at.played] : [])] : []
  }
  return {
    figure: (id) => figures.get(id) ?? { key: `figure.${withoutNumber(id)}` },
    seat: (id) => plain(seat(id)?.name ?? id),
    card: (at, id) => cards(at).find((card) => card.id === id)?.name ?? { key: `card.${withoutNumber(id)}` },
    stageCard: (def) => ({ key: `stage.${def}.name` }),
    slot: (figure, slot) =>
      model.bosses.find((boss) => boss.id === figure)?.slots.find((one) => one.id === slot)?.name ?? {
        key: `slot.${slot}`
      },
    hex: (hex) => model.scene.board.labels[model.scene.board.hexes.indexOf(hex as never)] ?? '?',
    thing: (kind, def) => ({ key: `${kind}.${def}.name` }),
    isFoe: (id) => [...model.bosses, ...model.minions].some((one) => one.id === id)
  }
}

const withoutNumber = (id: string): string => id.replace(/-\d+$/, '')
