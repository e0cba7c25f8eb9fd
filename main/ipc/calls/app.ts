import { done, nothing } from '../../common/result'
import type { House } from '../../app/services'
import type { Handlers } from '../boundary'
import type { Given, Value } from '../../../preload/contract'

export interface Outside {
  about(): Value<'app.about'>
  openLink(link: Given<'app.openLink'>['link']): Promise<void>
  showFolder(folder: string): Promise<void>
}

export const appCalls = (house: House, outside: Outside) =>
  ({
    'app.about': () => done(outside.about()),
    'app.openLink': async ({ link }) => {
      await outside.openLink(link)
      return nothing
    },
    'app.showFolder': async ({ folder }) => {
      await outside.showFolder(folderOf(house, folder))
      return nothing
    }
  }) satisfies Partial<Handlers>

function folderOf(house: House, which: Given<'app.showFolder'>['folder']): string {
  const files = house.open?.bag.files
  if (!files || which === 'data') return house.folder
  return which === 'company' ? files.folder : files.damaged
}
