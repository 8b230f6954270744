import type { PinScope } from '@home-move/contract';
import type { Brand } from '../brand/brands.data.js';

/** One text a scope: two pins of one scope are one. */
export function scopeKey(scope: PinScope): string {
  if (scope === 'all') return 'all';
  if ('partner' in scope) return `partner ${scope.partner}`;
  return scope.branch === undefined ? `brand ${scope.brand}` : `branch ${scope.brand}/${scope.branch}`;
}

/** The scopes that a brand is in, the most specific first; without a brand only the last. */
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
