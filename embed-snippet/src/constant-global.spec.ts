import './near-viewport.fixture';

jest.mock('__HM_BEHAVIOUR__', () => jest.requireActual<object>('./behaviour'), { virtual: true });

it('defines the element on a page with a constant that has the name of its global', async () => {
  Object.defineProperty(window, 'HomeMove', { value: 'theirs', writable: false });
  document.body.innerHTML = '<home-move brand="oakwood"></home-move>';
  await import('./loader');
  expect(document.querySelector('home-move')?.shadowRoot?.querySelector('iframe')).toBeInstanceOf(HTMLElement);
  expect(window.HomeMove).toBe('theirs');
});
