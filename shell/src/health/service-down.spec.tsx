import { expectAccessibleShell } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell';
import { ServiceDown } from './service-down';

const promise = 'You can also close it: we will email you when the service is back.';

describe('Service Temporarily Unavailable', () => {
  it('promises an email to a mover whose address is known [HEALTH-12]', async () => {
    const { container } = renderInShell(<ServiceDown />, { loggedIn: true });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Service Temporarily Unavailable');
    expect(screen.getByText(promise)).toBeVisible();
    await expectAccessibleShell(container);
  });

  it('promises nothing to a visitor without an address', () => {
    renderInShell(<ServiceDown />);
    expect(screen.queryByText(promise)).toBeNull();
  });
});
