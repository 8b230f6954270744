import type { PinScope } from '@home-move/contract';
import type { Brand } from '../../brands/brand/brands.data.js';

/** The unique key of a scope; a scope has at most one pin per remote. */
export function scopeKey(scope: PinScope): string {
  if (scope === 'all') return 'all';
  if ('partner' in scope) return `partner ${scope.partner}`;
  return scope.branch === undefined ? `brand ${scope.brand}` : `branch ${scope.brand}/${scope.branch}`;
}

/** The keys of the scopes that include a brand, most specific first; only `all` without a brand. */
export function scopesOf(brand: Pick<Brand, 'urlRoute' | 'branch' | 'partner'> | null): readonly string[] {
  if (!brand) return ['all'];
  const { urlRoute, branch, partner } = brand;
  return [
    ...(branch === null ? [] : [scopeKey({ brand: urlRoute, branch })]),
    scopeKey({ brand: urlRoute }),
    scopeKey({ partner: partner ?? urlRoute }),
    'all',
  ];
}
