import type { EmbedFrameName } from '@home-move/contract';
import type { Placement } from './portal';

/** Elements of this page, and the scripts that will add one. */
const widgets = 'home-move, script[data-brand]:not([data-placed])';

/** The instances that are open on this page, by brand. */
const open = new Set<string>();
/** An element keeps its position when it is moved. */
const positions = new WeakMap<Element, number>();

/** The position of the element among elements of the same brand, from 1; unchanged by a reload of the page. */
function positionOf(element: Element): number {
  const brandOf = (widget: Element) => widget.getAttribute('brand') ?? widget.getAttribute('data-brand');
  const sameBrand = [...document.querySelectorAll(widgets)].filter((widget) => brandOf(widget) === brandOf(element));
  const position = positions.get(element) ?? sameBrand.indexOf(element) + 1;
  positions.set(element, position);
  return position;
}

/** The instance of an open element, unique on its page for its brand. */
export interface Instance {
  readonly frameName: EmbedFrameName;
  readonly release: () => void;
}

/**
 * Names the element's frame by its id or position, so that the portal keeps the session of each frame apart. No two open
 * elements get the same name, even with the same id; without a brand the names are marked, because the portal may find a
 * brand that another element names.
 */
export function takeInstance(element: Element, { brand }: Placement): Instance {
  const base = (brand === null ? '@' : '') + (encodeURIComponent(element.id) || String(positionOf(element)));
  let name = base;
  for (let count = 2; open.has(`${brand} ${name}`); count += 1) name = `${base}~${count}`;
  const key = `${brand} ${name}`;
  open.add(key);
  return { frameName: `hm ${name} ${location.origin}`, release: () => void open.delete(key) };
}
