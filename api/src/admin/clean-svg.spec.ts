import { cleanSvg } from './clean-svg.js';

const box = { width: 220, height: 40 };
const namespace = 'xmlns="http://www.w3.org/2000/svg"';
const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const evil = 'https://evil.example';
const shape = '<path d="M0 0h9"/>';

/** An SVG with this content, and with these attributes of its root. */
const svg = (content: string, attributes = 'viewBox="0 0 110 20"') =>
  `<svg ${namespace} ${xlink} ${attributes}>${content}</svg>`;
/** The same after cleaning. */
const cleaned = (content: string) => `<svg ${namespace} viewBox="0 0 110 20" width="220" height="40">${content}</svg>`;

describe('a cleaned SVG', () => {
  it.each<[string, string, readonly string[]]>([
    ['a script', '<script>alert(1)</script>', ['<script>']],
    ['a script of another file', `<script href="${evil}/x.js"/>`, ['<script>', 'href']],
    ['several scripts', '<script/><script><![CDATA[alert(1)]]></script>', ['<script> (2)']],
    [
      'a page',
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>',
      ['<foreignObject>', '<iframe>', 'src'],
    ],
    ['an element of HTML', '<img xmlns="http://www.w3.org/1999/xhtml" onerror="alert(1)"/>', ['<img>', 'onerror']],
    ['an element of MathML', '<math xmlns="http://www.w3.org/1998/Math/MathML"/>', ['<math>']],
    ['an element with the name of a shape', `<path xmlns="${evil}" d="M1 1h1"/>`, ['<path>', 'd']],
    ['a part of another file', `<use xlink:href="${evil}/a.svg#x"/>`, ['<use>', 'href']],
    ['a repeated part', '<use href="#a"/>', ['<use>', 'href']],
    ['a picture of another file', `<image href="${evil}/a.png"/>`, ['<image>', 'href']],
    ['a picture in an address', '<image href="data:image/svg+xml,x"/>', ['<image>', 'href']],
    ['a link to a script', '<a href="javascript:alert(1)"><path d="M1 1h1"/></a>', ['<path>', 'd', '<a>', 'href']],
    ['a link whose scheme is hidden', '<a xlink:href=" java&#x0A;script:alert(1)"/>', ['<a>', 'href']],
    ['a style sheet', `<style>@import url(${evil}/x.css)</style>`, ['<style>']],
    [
      'an animation that sets a link',
      '<a><animate attributeName="href" values="javascript:alert(1)"/></a>',
      ['<a>', '<animate>', 'attributeName', 'values'],
    ],
    [
      'an animation that sets a handler',
      '<set attributeName="onload" to="alert(1)"/>',
      ['<set>', 'attributeName', 'to'],
    ],
    ['a filter that loads a picture', `<filter><feImage href="${evil}"/></filter>`, ['<filter>', '<feImage>', 'href']],
    ['an instruction to load a style sheet', `<?xml-stylesheet href="${evil}/x.css"?>`, []],
    ['a comment', '<!-- <script>alert(1)</script> -->', []],
  ])('has no longer %s', (_, content, removed) => {
    const { text, removed: names } = cleanSvg(svg(`${shape}${content}`), box);
    expect(text).toBe(cleaned(shape));
    expect(names).toEqual(removed);
  });

  it.each([
    ['onclick="alert(1)"', 'onclick'],
    [`fill="url(${evil}/a.svg#g)"`, 'fill'],
    [`fill="u&#114;l(${evil}/a.svg#g)"`, 'fill'],
    [`fill="u\\72l(${evil}/a.svg#g)"`, 'fill'],
    [`fill="url(#g) url(${evil}/a.svg#g)"`, 'fill'],
    ['clip-path="url(data:image/svg+xml,x#c)"', 'clip-path'],
    ['style="fill:url(//evil.example/a.svg#g)"', 'style'],
    [`style="fill:/*;*/url(${evil}/a.svg#g)"`, 'style'],
    [`style="background:image-set(&quot;${evil}/a.png&quot; 1x)"`, 'style'],
    [`cursor="url(${evil}/a.cur)"`, 'cursor'],
    ['href="#a"', 'href'],
    [`xml:base="${evil}/"`, 'xml:base'],
    ['filter="url(#f)"', 'filter'],
    ['class="st0"', 'class'],
    ['data-name="Logo"', 'data-name'],
    ['aria-label="Logo"', 'aria-label'],
  ])('has no longer the attribute %s', (attribute, name) => {
    const { text, removed } = cleanSvg(svg(`<path d="M0 0h9" ${attribute}/>`), box);
    expect(text).toBe(cleaned(shape));
    expect(removed).toEqual([name]);
  });

  it('has no longer a handler of its root, whatever its case', () => {
    const { text, removed } = cleanSvg(svg(shape, 'onload="alert(1)" viewBox="0 0 110 20" ONLOAD="alert(1)"'), box);
    expect(text).toBe(cleaned(shape));
    expect(removed).toEqual(['onload', 'ONLOAD']);
  });

  it('refers to no other file by the href of a gradient', () => {
    const { text } = cleanSvg(svg(`${shape}<linearGradient id="a" href="${evil}/a.svg#g"/>`), box);
    expect(text).toBe(cleaned(`${shape}<linearGradient id="a"/>`));
  });

  it('has no clip paths within clip paths', () => {
    const nested =
      '<clipPath id="a" clip-path="url(#b)"><g style="clip-path:url(#b)"><path d="M0 0h9" clip-path="url(#b)"/></g></clipPath>';
    const { text, removed } = cleanSvg(svg(`${nested}${shape}`), box);
    expect(text).toBe(cleaned(`<clipPath id="a"><g>${shape}</g></clipPath>${shape}`));
    expect(removed).toEqual(['clip-path (2)', 'style']);
  });

  it.each([
    [
      'gradients, whatever their ids',
      '<defs><linearGradient id="title" gradientUnits="userSpaceOnUse" x2="9"><stop offset="0" stop-color="#2a75a4"/></linearGradient><radialGradient id="body" href="#title"/></defs><rect width="9" height="9" fill="url(#body)"/>',
    ],
    ['clip paths', `<clipPath id="c">${shape}</clipPath><g clip-path="url(#c)"><circle r="9"/></g>`],
    ['transforms and colours', '<g transform="matrix(1 0 0 1 2 3)"><path d="M0 0h9" fill="rgb(42, 117, 164)"/></g>'],
    ['styles', `<path d="M0 0h9" style="fill:url('#g');fill-opacity:.5"/>`],
    ['text', `<text x="1" y="9" font-family="Georgia, 'Times New Roman', serif">Oak &amp; Sons &lt;i&gt;</text>`],
  ])('keeps %s', (_, content) => {
    expect(cleanSvg(svg(content), box)).toEqual({
      text: cleaned(content),
      size: { width: 220, height: 40 },
      removed: [],
    });
  });

  it('has href in place of xlink:href', () => {
    const gradients = (name: string) => `${shape}<linearGradient id="a"/><linearGradient id="b" ${name}="#a"/>`;
    const { text, removed } = cleanSvg(svg(gradients('xlink:href')), box);
    expect(text).toBe(cleaned(gradients('href')));
    expect(removed).toEqual([]);
  });

  it('has neither declaration nor document type', () => {
    const doctype =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    const { text } = cleanSvg(`<?xml version="1.0" encoding="UTF-8"?>\n${doctype}\n${svg(shape)}\n`, box);
    expect(text).toBe(cleaned(shape));
  });

  it.each([
    ['viewBox="0 0 20 20"', { width: 34, height: 34 }, 'viewBox="0 0 20 20" width="34" height="34"'],
    ['viewBox="0,0, 300,30"', box, 'viewBox="0,0, 300,30" width="220" height="22"'],
    ['width="9cm" viewBox="-5 -5 70 30" height="5"', box, 'width="93.33" viewBox="-5 -5 70 30" height="40"'],
  ])('with %s fits into %j', (attributes, into, expected) => {
    expect(cleanSvg(svg(shape, attributes), into).text).toBe(`<svg ${namespace} ${expected}>${shape}</svg>`);
  });
});

describe('an SVG is rejected', () => {
  const entity = '<!DOCTYPE svg [<!ENTITY evil "<script>alert(1)</script>">]>';
  const noViewBox = 'has no viewBox with a width and a height';

  it.each([
    ['as an empty text', '', 'is not a valid SVG'],
    ['as a page', '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>', 'is not a valid SVG'],
    ['without its namespace', '<svg viewBox="0 0 1 1"/>', 'is not a valid SVG'],
    ['with a prefix', `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>`, 'is not a valid SVG'],
    ['if it is cut off', svg(shape).slice(0, -4), 'is not a valid SVG'],
    ['with an unknown entity', svg('<text>&evil;</text>'), 'is not a valid SVG'],
    ['with its own entities', `${entity}${svg('&evil;')}`, 'declares entities; export it without them'],
    ['without a view box', svg(shape, 'width="20" height="20"'), noViewBox],
    ['with three lengths in its view box', svg(shape, 'viewBox="0 0 20"'), noViewBox],
    ['with a name in its view box', svg(shape, 'viewBox="0 x 20 20"'), noViewBox],
    ['without a width', svg(shape, 'viewBox="0 0 0 20"'), noViewBox],
    ['with a negative height', svg(shape, 'viewBox="0 0 20 -20"'), noViewBox],
    ['without a shape', svg('<script>alert(1)</script><g/>'), 'has no shapes after cleaning'],
  ])('%s', (_, text, message) => {
    expect(() => cleanSvg(text, box)).toThrow(message);
  });
});
