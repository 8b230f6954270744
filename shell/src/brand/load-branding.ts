import { brandEndpoints, problemOf, type Boot, type Branding, type RuntimeContext } from '@home-move/contract';
import type { Send } from '../session/send';

/** The brand whose segment is used where the path names none. [BRAND-04, BRAND-09] */
export const defaultBrand = 'default';

export interface RequestedBrand {
  readonly brand: string;
  readonly branch: string | null;
}

/** Whether the document already carries what the path asks for, so that no call and no spinner is needed. */
export function isInlined(boot: Boot | null, { brand, branch }: RequestedBrand): boolean {
  if (!boot || (boot.requestedBrand ?? defaultBrand) !== brand) return false;
  const fellBack = boot.branding.urlRoute !== brand;
  return fellBack || (boot.branding.branch === null ? null : String(boot.branding.branch)) === branch;
}

/** Asks for a brand; one that does not exist is the default brand. [BRAND-12, BRAND-13] */
export async function loadBranding(send: Send, { brand, branch }: RequestedBrand): Promise<Branding> {
  try {
    return branch === null
      ? await send(brandEndpoints.branding, { params: { brand } })
      : await send(brandEndpoints.branchBranding, { params: { brand, branch } });
  } catch (error) {
    if (problemOf(error).status !== 404 || brand === defaultBrand) throw error;
    return send(brandEndpoints.branding, { params: { brand: defaultBrand } });
  }
}

/** Dresses the document before anything else is drawn; the server has done so where it inlined the brand. */
export function applyTheme(branding: Branding, context: RuntimeContext, root: HTMLElement): void {
  root.dataset['brand'] = branding.theme;
  root.dataset['context'] = context;
}
