import { asked, host } from '../../../shell/host'

/** What the other companies on the shelf are called: two of one name could not be told apart. */
export async function otherCompanies(but: string | null): Promise<readonly string[]> {
  const shelf = await asked(host().companies.list())
  return shelf?.companies.filter(({ id }) => id !== but).map(({ name }) => name) ?? []
}
