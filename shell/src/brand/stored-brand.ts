import type { SafeStorage } from '../session/safe-storage';

/** The brand that the visitor came by, and the branch that left the path. [BRAND-10] */
export interface StoredBrand {
  readonly brand: string;
  readonly branch: string | null;
}

export function storeBrand(storage: SafeStorage, kept: StoredBrand): void {
  storage.set('brand', JSON.stringify(kept));
}

/** The branch kept for this brand; null when none is, or another brand's. */
export function storedBranch(storage: SafeStorage, brand: string): string | null {
  const text = storage.get('brand');
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<StoredBrand>;
    return kept.brand === brand && typeof kept.branch === 'string' ? kept.branch : null;
  } catch {
    return null;
  }
}
