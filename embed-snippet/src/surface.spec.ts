import { needsSurface } from './surface';

const white = 'rgb(255, 255, 255)';

/** A widget in a page with these styles of the root, the body and the element around it. */
function inPage({ root = '', body = '', around = '' }): Element {
  document.documentElement.style.cssText = root;
  document.body.style.cssText = body;
  document.body.innerHTML = `<div style="${around}"><p></p></div>`;
  return document.body.querySelector('p') ?? document.body;
}

afterEach(() => {
  inPage({});
});

describe('a light surface', () => {
  it.each([
    ['a white page', { body: `background: ${white}` }],
    ['a page without a background', {}],
    ['a cream page', { body: 'background: rgb(239, 230, 214)' }],
    ['a light card on a dark page', { body: 'background: rgb(10, 10, 10)', around: `background: ${white}` }],
    ['a page with a transparent box', { around: 'background: transparent' }],
  ])('is not needed on %s', (_, styles) => {
    expect(needsSurface(inPage(styles))).toBe(false);
  });

  it.each([
    ['a black page', { body: 'background: rgb(0, 0, 0)' }],
    ['a dark page without a colour scheme', { body: 'background: rgb(18, 24, 38)' }],
    ['a dark root', { root: 'background: rgb(30, 30, 30)' }],
    ['a medium grey', { body: 'background: rgb(150, 150, 150)' }],
    ['a dark card', { body: `background: ${white}`, around: 'background: rgb(20, 40, 80)' }],
    ['a picture', { around: 'background-image: url(photo.jpg)' }],
    ['a veil over something', { around: 'background: rgba(0, 0, 0, 0.6)' }],
    ['a colour that cannot be read', { around: 'background-color: color(srgb 0.1 0.1 0.1)' }],
  ])('is needed on %s', (_, styles) => {
    expect(needsSurface(inPage(styles))).toBe(true);
  });

  it('is needed if only the colour scheme makes the page dark', () => {
    const element = inPage({});
    const real = window.getComputedStyle.bind(window);
    const scheme = (colorScheme: string) =>
      jest.spyOn(window, 'getComputedStyle').mockImplementation((node) => {
        const computed = real(node);
        const valueOf = computed.getPropertyValue.bind(computed);
        computed.getPropertyValue = (name) => (name === 'color-scheme' ? colorScheme : valueOf(name));
        return computed;
      });
    scheme('dark');
    expect(needsSurface(element)).toBe(true);
    scheme('light');
    expect(needsSurface(element)).toBe(false);
    jest.restoreAllMocks();
  });

  it('is needed inside a component on a dark page', () => {
    const host = inPage({ body: 'background: rgb(0, 0, 0)' });
    const inner = document.createElement('i');
    host.attachShadow({ mode: 'open' }).append(inner);
    expect(needsSurface(inner)).toBe(true);
  });
});
