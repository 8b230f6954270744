import type { PixelSize } from './png.js';
import { elementsOf, parseSvg, purify, shapes, type SvgElement, svgText } from './svg-purifier.js';
import { UserError } from './user-error.js';

export interface CleanSvg {
  readonly text: string;
  /** The size in px at which browsers show the picture. */
  readonly size: PixelSize;
  /** Names of removed elements, such as `<script>`, and of removed attributes, each with its number if there are several. */
  readonly removed: readonly string[];
}

/**
 * An SVG with nothing but shapes, gradients, clip paths and text, scaled to fit into a box. Throws UserError if it is no SVG, has no
 * view box, declares entities, or is empty afterwards.
 */
export function cleanSvg(text: string, box: PixelSize): CleanSvg {
  if (/<!DOCTYPE[^>[]*\[/i.test(text)) throw new UserError('declares entities; export it without them');
  const root = parseSvg(text);
  if (!root) throw new UserError('is not a valid SVG');
  const size = fittedSize(root, box);
  const before = namesIn(root);
  const clean = cleanText(root, size);
  const after = namesIn(root);
  if (!shapes.some((name) => after.has(`<${name}>`))) throw new UserError('has no shapes after cleaning');
  // Proves that a browser reads the picture that was cleaned.
  const parsed = parseSvg(clean);
  if (!parsed || cleanText(parsed, size) !== clean) throw new UserError('cannot be cleaned');
  return { text: clean, size, removed: removedNames(before, after) };
}

function cleanText(root: SvgElement, { width, height }: PixelSize): string {
  purify(root);
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  return svgText(root);
}

/** The size of the view box, scaled to fit. */
function fittedSize(root: SvgElement, box: PixelSize): PixelSize {
  const viewBox = (root.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/);
  const [, , width = 0, height = 0] = viewBox.map(Number);
  if (viewBox.length !== 4 || !viewBox.every((text) => Number.isFinite(Number(text))) || width <= 0 || height <= 0) {
    throw new UserError('has no viewBox with a width and a height');
  }
  const scale = Math.min(box.width / width, box.height / height);
  const rounded = (length: number) => Math.round(length * scale * 100) / 100;
  return { width: rounded(width), height: rounded(height) };
}

/** How often each element and attribute occurs, without declarations of namespaces. `xlink:href` is counted as `href`. */
function namesIn(root: SvgElement): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { nodeName, attributes } of elementsOf(root)) {
    const names = Array.from(attributes, ({ name }) => name.replace(/^xlink:href$/, 'href'));
    for (const name of [`<${nodeName}>`, ...names.filter((each) => !/^xmlns(:|$)/.test(each))]) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}

function removedNames(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): readonly string[] {
  return [...before]
    .map(([name, count]) => [name, count - (after.get(name) ?? 0)] as const)
    .filter(([, removed]) => removed > 0)
    .map(([name, removed]) => (removed === 1 ? name : `${name} (${removed})`));
}
