import './near-viewport.fixture';

jest.mock('__HM_BEHAVIOUR__', () => jest.requireActual<object>('./behaviour'), { virtual: true });

it('defines the element on a page with an element that has the name of its global', async () => {
  document.body.innerHTML = '<main id="HomeMove"></main><home-move brand="oakwood"></home-move>';
  expect(window.HomeMove).toBeInstanceOf(HTMLElement);
  await import('./loader');
  expect(document.querySelector('home-move')?.shadowRoot?.querySelector('iframe')).toBeInstanceOf(HTMLElement);
  expect(window.HomeMove?.protocol).toBe('hm/1');
});
