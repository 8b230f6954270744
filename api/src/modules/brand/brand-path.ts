import type { Brand } from './brands.data.js';

/** What stands in front of the pages of a brand or branch: "oakwood", "oakwood/12". */
export function brandPath({ urlRoute, branch }: Pick<Brand, 'urlRoute' | 'branch'>): string {
  return branch === null ? urlRoute : `${urlRoute}/${branch}`;
}
