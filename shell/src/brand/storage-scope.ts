import type { Boot } from '@home-move/contract';
import { ancestorOrigin } from './ancestor-origin';
import { parseBrandPath } from './brand-path';
import { defaultBrand } from './load-branding';

/** The name of a partner's frame: `hm <instance> <origin of the host>`, in the markup of a page without the origin. */
const frameName = /^hm (\S+)(?: (\S+))?$/;

/**
 * The scope of a document's session, part of every storage key: the brand; in a partner's frame also the host's origin and
 * the instance among the frames of its page; for agents the telephony portal. [SESS-30]
 */
export function storageScope(
  boot: Pick<Boot, 'portal' | 'context' | 'branding'> | null,
  page: Pick<Window, 'location' | 'name'>,
): string {
  if (boot?.portal === 'telephony') return 'telephony';
  const context = boot?.context ?? 'hosted';
  const { brand } = parseBrandPath(page.location.pathname, context);
  // A frame may name only its host; the server has found the brand.
  const scope = (brand ?? boot?.branding.urlRoute ?? defaultBrand).toLowerCase();
  if (context !== 'embedded') return scope;
  const [, instance = '', named = ''] = frameName.exec(page.name) ?? [];
  const host = ancestorOrigin(page.location) ?? named;
  return `${scope}.${host}/${instance}`;
}
