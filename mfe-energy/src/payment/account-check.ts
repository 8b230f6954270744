import { lazyModule } from '@home-move/ui';

/** The table of sort codes is 100 kB, so it loads while the mover fills in the page. */
const check = lazyModule(() => import('@home-move/contract/modulus-check'));

/** Call it when the page opens. */
export const preloadAccountCheck = check.preload;

/**
 * False when no account with this number can exist at the bank of this sort code. Until the check is loaded, or if it cannot be,
 * everything passes: the server checks again. So do masked digits, which name no account.
 */
export function canAccountExist(sortCode: string, accountNumber: string): boolean {
  const loaded = check.get();
  if (loaded === null || !/^\d{6}$/.test(sortCode) || !/^\d{8}$/.test(accountNumber)) return true;
  return loaded.canAccountExist(sortCode, accountNumber);
}
