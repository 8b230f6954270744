import { expectAccessibleShell } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/render-in-shell';
import { Header } from '../layout/header';
import { Agent, AgentBar } from './agent-header';

const header = (
  <Header key="top">
    <Agent />
  </Header>
);
const agent = { loggedIn: true, agentName: 'Jordan Lee' };

describe('the header of the telephony portal', () => {
  it('shows the agent’s name and Log Out, which logs out [CHROME-11]', async () => {
    const { logout } = renderInShell(header, agent);
    expect(screen.getByRole('banner')).toHaveTextContent('Agent: Jordan Lee');
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it('offers Log Out even before the customer’s details are known', () => {
    renderInShell(header, { agentName: 'Jordan Lee' });
    expect(screen.getByRole('button', { name: 'Log Out' })).toBeVisible();
    expect(screen.queryByText('Log In')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  });

  it('keeps the customer’s brand', () => {
    renderInShell(header, { ...agent, branding: { name: 'Oakwood Lettings', theme: 'oakwood' } });
    expect(screen.getByRole('link', { name: 'Oakwood Lettings, home' })).toBeVisible();
  });

  it('is a narrow bar in the CRM’s frame, with name and Log Out by keyboard', async () => {
    const { logout } = renderInShell(<AgentBar />, { ...agent, context: 'panel' });
    expect(screen.getByRole('banner')).toHaveTextContent('Agent: Jordan Lee');
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['hosted', header],
    ['in a frame', <AgentBar key="top" />],
  ])('has no accessibility faults %s', async (_, top) => {
    const { container } = renderInShell(top, agent);
    await expectAccessibleShell(container);
  });
});
