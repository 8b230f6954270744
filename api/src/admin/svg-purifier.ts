import { createRequire } from 'node:module';

/** An element of a parsed SVG. */
export interface SvgElement {
  readonly nodeName: string;
  readonly namespaceURI: string | null;
  readonly parentNode: SvgElement | null;
  readonly attributes: ArrayLike<{ readonly name: string }>;
  getElementsByTagName(name: string): ArrayLike<SvgElement>;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}

interface DomWindow {
  readonly DOMParser: new () => {
    parseFromString(text: string, type: string): { readonly documentElement: SvgElement };
  };
  readonly XMLSerializer: new () => { serializeToString(element: SvgElement): string };
}

interface FoundAttribute {
  readonly attrName: string;
  readonly attrValue: string;
  keepAttr: boolean;
}

interface Purifier {
  addHook(name: 'uponSanitizeAttribute', hook: (element: SvgElement, found: FoundAttribute) => void): void;
  sanitize(element: SvgElement, options: Readonly<Record<string, unknown>>): unknown;
}

// Required, with the types above, because the packages' types would add the globals of browsers to the whole API.
const load = createRequire(import.meta.url);
const { JSDOM } = load('jsdom') as { readonly JSDOM: new () => { readonly window: DomWindow } };
const createPurifier = load('dompurify') as (window: DomWindow) => Purifier;

const listed = (names: string) => names.trim().split(/\s+/);

/** Elements that are visible by themselves. */
export const shapes = listed('path rect circle ellipse line polyline polygon text');

const gradients = listed('linearGradient radialGradient');
const elements = [...listed('svg g defs tspan stop clipPath #text'), ...shapes, ...gradients];

const attributes = listed(`
  id style transform viewBox preserveAspectRatio width height
  x y dx dy x1 y1 x2 y2 cx cy r rx ry d points pathLength
  rotate textLength lengthAdjust text-anchor dominant-baseline letter-spacing word-spacing
  font-family font-size font-style font-weight font-stretch
  href fx fy fr gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity
  clipPathUnits clip-path clip-rule
  color display visibility opacity fill fill-opacity fill-rule paint-order
  stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  vector-effect shape-rendering text-rendering
`);

/** The functions that a value may call, in addition to references within the picture. */
const safeFunctions = new Set(listed('matrix translate scale rotate skewx skewy rgb rgba hsl hsla'));

const namespace = 'http://www.w3.org/2000/svg';
const { window } = new JSDOM();
const parser = new window.DOMParser();
const serializer = new window.XMLSerializer();
const purifier = createPurifier(window);
purifier.addHook('uponSanitizeAttribute', (element, found) => {
  if (!isSafe(element, found)) found.keepAttr = false;
});

/** The root element of an SVG; null for any other text. */
export function parseSvg(text: string): SvgElement | null {
  const { documentElement: root } = parser.parseFromString(text, 'image/svg+xml');
  return root.nodeName === 'svg' && root.namespaceURI === namespace ? root : null;
}

/** The text of an SVG. */
export function svgText(root: SvgElement): string {
  return serializer.serializeToString(root);
}

/** Removes from an SVG everything but shapes, gradients, clip paths and text, and every reference to another file. */
export function purify(root: SvgElement): void {
  for (const element of elementsOf(root)) shortenReference(element);
  purifier.sanitize(root, {
    IN_PLACE: true,
    // Names in XML are case-sensitive.
    PARSER_MEDIA_TYPE: 'application/xhtml+xml',
    ALLOWED_NAMESPACES: [namespace],
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: attributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: false,
    // Would remove ids that are properties of documents, such as "title". No script reads this document.
    SANITIZE_DOM: false,
  });
}

/** The root element and all elements in it. */
export function elementsOf(root: SvgElement): readonly SvgElement[] {
  return [root, ...Array.from(root.getElementsByTagName('*'))];
}

/** Replaces `xlink:href`, which is obsolete, and whose prefix the cleaned picture does not declare. */
function shortenReference(element: SvgElement): void {
  const reference = element.getAttribute('xlink:href');
  if (reference === null) return;
  element.removeAttribute('xlink:href');
  element.setAttribute('href', reference);
}

/** Whether an attribute refers to no other file, and nests no clip paths, which could keep a browser busy. */
function isSafe(element: SvgElement, { attrName: name, attrValue: value }: FoundAttribute): boolean {
  if (name === 'href') return gradients.includes(element.nodeName) && /^#[^\s()'"\\]+$/.test(value);
  if (`${name}:${value}`.includes('clip-path') && isInClipPath(element)) return false;
  return callsOnlySafeFunctions(value);
}

function isInClipPath(element: SvgElement): boolean {
  let at: SvgElement | null = element;
  while (at && at.nodeName !== 'clipPath') at = at.parentNode;
  return at !== null;
}

/** Escapes and comments of CSS are rejected, because they could hide the name of a function. */
function callsOnlySafeFunctions(value: string): boolean {
  if (/\\|\/\*/.test(value)) return false;
  const withoutReferences = value.replaceAll(/\burl\(\s*(["']?)#[^\s()'"\\]+\1\s*\)/gi, 'none');
  const calls = [...withoutReferences.matchAll(/([\w-]*)\s*\(/g)];
  return calls.every(([, name = '']) => safeFunctions.has(name.toLowerCase()));
}
