import type { PublishedRecord, RemoteBuild } from '@home-move/contract';
import { type Brand, brandPath } from '../../brands/brand/brands.data.js';
import { scopesOf } from '../registry/pin-scope.js';
import { type Catalogue, groupByName, type ResolvedRemote, resolveRemote } from '../registry/resolve-remotes.js';

/** The effect of a publication on one brand. */
export interface BrandChange {
  readonly brand: Brand;
  /** Null if the remote is new. */
  readonly before: ResolvedRemote | null;
  readonly after: ResolvedRemote;
}

/** Brands in which a version takes the place of the same record. */
export interface Replacement {
  /** Null if these brands get no version now. */
  readonly before: PublishedRecord | null;
  readonly changes: readonly BrandChange[];
}

/** Resolves a remote for each brand, without a build and with it. */
export function changesBy(build: RemoteBuild, catalogue: Catalogue, brands: readonly Brand[]): readonly BrandChange[] {
  const candidate: PublishedRecord = { ...build, publishedBy: '', publishedAt: '' };
  const known = groupByName(catalogue.remotes).get(build.name);
  const remotes = [...catalogue.remotes, candidate];
  const versions = groupByName(remotes).get(build.name) ?? [];
  return brands.map((brand) => {
    const scopes = scopesOf(brand);
    return {
      brand,
      before: known ? resolveRemote(catalogue, known, scopes) : null,
      after: resolveRemote({ ...catalogue, remotes }, versions, scopes),
    };
  });
}

/** The brands that would get a build, by the record that they get now. */
export function replacementsBy(build: RemoteBuild, changes: readonly BrandChange[]): readonly Replacement[] {
  const reached = changes.filter(({ after }) => after.chosen?.version === build.version);
  return groupBy(reached, ({ before }) => before?.chosen?.version ?? null).map((group) => ({
    before: group[0].before?.chosen ?? null,
    changes: group,
  }));
}

/** Paths of the brands of changes. */
export const brandsOf = (changes: readonly BrandChange[]): readonly string[] =>
  changes.map(({ brand }) => brandPath(brand));

/** The items with the same key, in the order of their first items. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | null,
): readonly (readonly [Item, ...Item[]])[] {
  const groups = new Map<string | null, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}
