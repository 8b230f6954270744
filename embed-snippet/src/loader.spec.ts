jest.mock('__HM_BEHAVIOUR__', () => jest.requireActual<object>('./behaviour'), { virtual: true });

it('defines the element on a page that uses the name of its global for something else', async () => {
  document.body.innerHTML = '<main id="HomeMove"></main><home-move brand="oakwood"></home-move>';
  expect(window.HomeMove).toBeInstanceOf(HTMLElement);
  await import('./loader');
  expect(document.querySelector('home-move')?.shadowRoot?.querySelector('iframe')).not.toBeNull();
  expect(window.HomeMove).toEqual({ protocol: 'hm/1' });
});
