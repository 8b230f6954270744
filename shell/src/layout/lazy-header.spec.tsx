import { act, screen } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell';

afterEach(() => jest.resetModules());

it('is the document’s own bar until the header’s chunk has arrived, and is requested again on the next page after a failure', async () => {
  let failures = 1;
  jest.doMock('./header', () => {
    if (failures > 0) {
      failures -= 1;
      throw new Error('offline');
    }
    return { Header: () => <header>Home Move</header> };
  });
  const { LazyHeader } = await import('./lazy-header');
  const { container, navigation } = renderInShell(<LazyHeader />);
  await act(async () => {});
  expect(screen.queryByRole('banner')).toBeNull();
  expect(container.firstElementChild).toHaveClass('hm-start');
  expect(container).toHaveTextContent('Home Move');
  act(() => navigation.go('/cookie-policy'));
  expect(await screen.findByRole('banner')).toHaveTextContent('Home Move');
});
