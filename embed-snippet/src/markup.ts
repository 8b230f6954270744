/** Creates an element with these properties and children. Markup as text is not possible in pages that enforce Trusted Types. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** Sets attributes that are no properties in every browser. Returns the element. */
export function withAttributes<Kind extends Element>(
  element: Kind,
  attributes: Readonly<Record<string, string>>,
): Kind {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const namespace = 'http://www.w3.org/2000/svg';

/** The outlines of the icons, in a square of 24. */
const outlines = {
  home: [
    'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8',
    'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  ],
  close: ['M18 6 6 18', 'm6 6 12 12'],
  newTab: ['M15 3h6v6', 'M10 14 21 3', 'M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6'],
  warning: ['m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3', 'M12 9v4', 'M12 17h.01'],
} as const;

const iconAttributes = {
  width: '22',
  height: '22',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '1.75',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'aria-hidden': 'true',
};

/** An icon of the size and colour of the text next to it. */
export function icon(name: keyof typeof outlines): SVGElement {
  const drawing = withAttributes(document.createElementNS(namespace, 'svg'), iconAttributes);
  for (const d of outlines[name]) drawing.append(withAttributes(document.createElementNS(namespace, 'path'), { d }));
  return drawing;
}

/** A constructed style sheet: the page's policy could block a style element. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
