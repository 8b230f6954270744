import type { SafeStorage } from '../session/safe-storage';

/** The brand of the visitor's entry path, and the branch, which leaves the path. [BRAND-10] */
export interface StoredBrand {
  readonly brand: string;
  readonly branch: string | null;
}

export function storeBrand(storage: SafeStorage, stored: StoredBrand): void {
  storage.set('brand', JSON.stringify(stored));
}

/** The branch stored for this brand; null when there is none, or it belongs to another brand. */
export function storedBranch(storage: SafeStorage, brand: string): string | null {
  const text = storage.get('brand');
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Partial<StoredBrand>;
    return stored.brand === brand && typeof stored.branch === 'string' ? stored.branch : null;
  } catch {
    return null;
  }
}
