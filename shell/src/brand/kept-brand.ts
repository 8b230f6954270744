import type { SafeStorage } from '../session/safe-storage';

/** The brand that the visitor came by, and the branch that left the path. [BRAND-10] */
export interface KeptBrand {
  readonly brand: string;
  readonly branch: string | null;
}

export function keepBrand(storage: SafeStorage, kept: KeptBrand): void {
  storage.set('brand', JSON.stringify(kept));
}

/** The branch kept for this brand; null when none is, or another brand's. */
export function keptBranch(storage: SafeStorage, brand: string): string | null {
  const text = storage.get('brand');
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<KeptBrand>;
    return kept.brand === brand && typeof kept.branch === 'string' ? kept.branch : null;
  } catch {
    return null;
  }
}
