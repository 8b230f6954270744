import { createStore, type Enrolment } from '@home-move/contract';
import { createSafeStorage } from '../session/safe-storage';
import type { ThemeReport } from './host-link';
import { followMover } from './mover-frame';

function followed(loggedIn = false) {
  const theme = createStore<ThemeReport | null>(null);
  const visitor = createStore({ loggedIn });
  const link = { look: jest.fn(), theme, auth: jest.fn(), setUnsaved: jest.fn(), close: jest.fn() };
  followMover(link, {
    branding: { name: 'Oakwood Lettings' },
    visitor,
    enrolment: createStore<Enrolment | null>(null),
    path: createStore('/'),
    storage: createSafeStorage('default'),
  });
  return { link, theme, visitor };
}

afterEach(() => {
  document.documentElement.removeAttribute('style');
});

describe('a mover’s frame', () => {
  it('reports the name and the colours of its brand', () => {
    document.documentElement.style.setProperty('--hm-header', ' #701f2c');
    document.documentElement.style.setProperty('--hm-header-text', '#ffffff');
    document.documentElement.style.setProperty('--hm-spark', '#f2b486');
    expect(followed().link.look.mock.calls).toEqual([
      ['Oakwood Lettings', { header: '#701f2c', 'header-text': '#ffffff' }],
    ]);
  });

  it('reports its colours again when tokens of the host have changed them', () => {
    const { link, theme } = followed();
    document.documentElement.style.setProperty('--hm-header', '#1f5d84');
    theme.set({ hasSurface: false, notice: null });
    expect(link.look).toHaveBeenLastCalledWith('Oakwood Lettings', { header: '#1f5d84' });
  });

  it('reports each beginning and end of a session', () => {
    const { link, visitor } = followed();
    expect(link.auth).not.toHaveBeenCalled();
    visitor.set({ loggedIn: true });
    visitor.set({ loggedIn: true });
    visitor.set({ loggedIn: false });
    expect(link.auth.mock.calls).toEqual([[true], [false]]);
  });

  it('reports a session that it resumes', () => {
    expect(followed(true).link.auth.mock.calls).toEqual([[true]]);
  });

  it('reports an Escape that nothing has handled', () => {
    const { link } = followed();
    const press = (key: string, init: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
      document.body.dispatchEvent(event);
    };
    press('Enter');
    press('Escape', { isComposing: true });
    const handle = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', handle, { once: true });
    press('Escape');
    expect(link.close).not.toHaveBeenCalled();
    press('Escape');
    expect(link.close).toHaveBeenCalledTimes(1);
  });
});
