import { connect } from './connection';
import type { Controls } from './controls';
import { hostedUrl, placementOf } from './portal';

const names = ['brand', 'branch', 'theme', 'start'] as const;

/** Brand and branch of a link to a hosted page; nothing for a link to another site. */
function addressedBy(href: string): Readonly<Record<string, string>> {
  const { origin, pathname } = new URL(href);
  if (origin !== new URL(hostedUrl(placementOf(() => null))).origin) return {};
  const [, brand = '', branch = ''] = pathname.split('/');
  const segments: Readonly<Record<string, string>> = { brand, branch };
  const named = placementOf((name) => segments[name] ?? null);
  return { ...(named.brand !== null && { brand }), ...(named.branch !== null && { branch }) };
}

/**
 * The `<home-move mode="modal">` of a link: the one in the page with the same attributes, or a new one at the end of the body. A
 * link names the brand by `data-brand` or by its address.
 */
function elementOf({ href, dataset }: HTMLAnchorElement): Element {
  const element = document.createElement('home-move');
  const addressed = addressedBy(href);
  element.setAttribute('mode', 'modal');
  for (const name of names) {
    const value = dataset[name] ?? addressed[name];
    if (value !== undefined) element.setAttribute(name, value);
  }
  const shown = [...document.querySelectorAll('home-move')].find((other) => other.isEqualNode(element));
  if (shown) return shown;
  document.body.append(element);
  return element;
}

/** Prepares the dialog of a link or, after a click, opens it. */
export function followLink(link: HTMLAnchorElement, isClick: boolean, controlsOf: WeakMap<Element, Controls>): void {
  connect();
  link.setAttribute('aria-haspopup', 'dialog');
  if (isClick) controlsOf.get(elementOf(link))?.open(link);
}
