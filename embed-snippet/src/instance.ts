import type { EmbedFrameName } from '@home-move/contract';
import type { Placement } from './portal';

/** Elements of this page, and the scripts that will add one. */
const widgets = 'home-move, script[data-brand]:not([data-placed])';

/** The instances that are open on this page, by brand. */
const open = new Set<string>();
/** An element keeps its position when it is moved. */
const positions = new WeakMap<Element, number>();

/** Escapes everything but letters, digits, underscores and hyphens, so that no two ids become the same. */
const escaped = (id: string) => id.replace(/[^\w-]/g, (character) => `.${character.charCodeAt(0).toString(16)}.`);

/** The position of the element among elements of the same brand, from 1; unchanged by a reload of the page. */
function positionOf(element: Element): number {
  const brandOf = (widget: Element) => widget.getAttribute('brand') ?? widget.getAttribute('data-brand');
  const isBefore = (widget: Element) =>
    (widget.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const sameBrand = [...document.querySelectorAll(widgets)].filter((widget) => brandOf(widget) === brandOf(element));
  const position = positions.get(element) ?? sameBrand.filter(isBefore).length + 1;
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
  const base = (brand === null ? '@' : '') + (escaped(element.id) || String(positionOf(element)));
  let name = base;
  for (let count = 2; open.has(`${brand} ${name}`); count += 1) name = `${base}~${count}`;
  const key = `${brand} ${name}`;
  open.add(key);
  return { frameName: `hm ${name} ${window.location.origin}`, release: () => void open.delete(key) };
}
