import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInShell } from '../testing/render-in-shell';
import { ServiceDown } from './service-down';

const promise = 'You can also close it: we will email you when the service is back.';

describe('Service Temporarily Unavailable', () => {
  it('promises an email to a mover whose address is known [HEALTH-12]', async () => {
    const { container } = renderInShell(<ServiceDown />, { loggedIn: true });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Service Temporarily Unavailable');
    expect(screen.getByText(promise)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('promises nothing to a visitor without an address', () => {
    renderInShell(<ServiceDown />);
    expect(screen.queryByText(promise)).toBeNull();
  });
});
