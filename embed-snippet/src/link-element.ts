import { hostedUrl, placementOf } from './portal';

const names = ['brand', 'branch', 'theme', 'start'] as const;

/** Brand and branch of a link to a hosted page; nothing for a link to another site. */
function addressedBy(href: string): Readonly<Record<string, string>> {
  const hosted = hostedUrl(placementOf(() => null));
  if (!href.startsWith(hosted)) return {};
  const [brand = '', branch = ''] = href.slice(hosted.length).split(/[/?#]/);
  const segments: Readonly<Record<string, string>> = { brand, branch };
  const named = placementOf((name) => segments[name] ?? null);
  return { ...(named.brand !== null && { brand }), ...(named.branch !== null && { branch }) };
}

/**
 * The `<home-move mode="modal">` of a link: the one in the page with the same attributes, or a new one at the end of the body. A
 * link names the brand by `data-brand` or by its address.
 */
export function elementOfLink({ href, dataset }: HTMLAnchorElement): Element {
  const element = document.createElement('home-move');
  const addressed = dataset['brand'] === undefined ? addressedBy(href) : {};
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
