import { brandEndpoints, problemOf, type Boot, type Branding, type RuntimeContext } from '@home-move/contract';
import type { Send } from '../session/send';
import { followSystemMode } from './colour-mode';

/** The brand of paths that name none. [BRAND-04, BRAND-09] */
export const defaultBrand = 'default';

export interface RequestedBrand {
  readonly brand: string;
  readonly branch: string | null;
}

/** Whether the document already contains the requested branding, so that no call and no spinner is needed. */
export function isInlined(boot: Boot | null, { brand, branch }: RequestedBrand): boolean {
  if (!boot || (boot.requestedBrand ?? defaultBrand) !== brand) return false;
  const fellBack = boot.branding.urlRoute !== brand;
  return fellBack || (boot.branding.branch === null ? null : String(boot.branding.branch)) === branch;
}

/** Loads a brand's branding, or the default brand's if it does not exist. Rejects with ApiError. [BRAND-12, BRAND-13] */
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

/**
 * Applies the look before the first render. The document contains the look of the branding that the server inlined; the style
 * sheet of another one is linked.
 */
export function applyTheme(
  { urlRoute, font, themeSheet, darkMode, mark }: Branding,
  context: RuntimeContext,
  root: HTMLElement,
  inlined: Branding | undefined,
): void {
  Object.assign(root.dataset, { brand: urlRoute, font, context });
  if (!darkMode) root.dataset['mode'] = 'light';
  followSystemMode(root);
  if (themeSheet !== inlined?.themeSheet && !root.querySelector(`link[href="${themeSheet}"]`)) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', href: themeSheet }));
  }
  const icon = document.head.querySelector<HTMLLinkElement>('link[rel="icon"]');
  // A brand without a mark has no icon here, because the document's is another brand's.
  if (icon && mark !== (inlined?.mark ?? null)) icon.href = mark ?? 'data:,';
}
