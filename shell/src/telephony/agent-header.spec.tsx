import { createStore } from '@home-move/contract';
import { expectAccessibleShell } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/render-in-shell';
import { Header } from '../layout/header';
import { Agent, AgentBar } from './agent-header';

const requests = createStore(0);
const switches = createStore(0);
const header = (
  <Header key="top">
    <Agent logOutRequests={requests} switches={switches} />
  </Header>
);
const agent = { loggedIn: true, agentName: 'Jordan Lee' };

describe('Log Out with unsaved notes', () => {
  const draft = {
    agentName: 'Jordan Lee',
    enrolmentId: '1',
    customer: 'Sam Hartley',
    content: 'Ask again on',
    day: null,
  };
  const priyas = { ...draft, enrolmentId: '2', customer: 'Priya Shah', content: 'Calls back' };
  const alexs = { ...draft, agentName: 'Alex Grant', enrolmentId: '3', customer: 'Tess Blake' };
  // Radix disables pointer events on the body while a dialog is open.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const open = (isStoragePersistent = true) => {
    const shown = renderInShell(header, { ...agent, isStoragePersistent });
    shown.services.storage.set('noteDrafts', JSON.stringify([draft, priyas, alexs]));
    return shown;
  };
  afterEach(() => sessionStorage.clear());
  const logOut = () => user.click(screen.getByRole('button', { name: 'Log Out' }));

  it('lists the unsaved notes by customer, and logs out only when confirmed; the notes stay', async () => {
    const { logout, services } = open();
    await logOut();
    const dialog = await screen.findByRole('dialog', { name: '2 notes are not saved' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sam HartleyAsk again on', 'Priya ShahCalls back']);
    expect(dialog).toHaveTextContent('They stay in this tab for you, and you find them');
    expect(logout).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Log out without saving' }));
    expect(logout).toHaveBeenCalledTimes(1);
    expect(services.storage.get('noteDrafts')).toContain('Ask again on');
  });

  it('is worded for a single note', async () => {
    const { services } = open();
    services.storage.set('noteDrafts', JSON.stringify([draft]));
    await logOut();
    expect(await screen.findByRole('dialog', { name: 'One note is not saved' })).toHaveTextContent(
      'It stays in this tab for you, and you find it when you open the customer here again.',
    );
  });

  it('can be cancelled', async () => {
    const { logout } = open();
    await logOut();
    await user.click(await screen.findByRole('button', { name: 'Stay and save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(logout).not.toHaveBeenCalled();
  });

  it('shows the same dialog when a page of the journey logs the agent out', async () => {
    const { logout } = open();
    act(() => requests.set(requests.get() + 1));
    expect(await screen.findByRole('dialog', { name: '2 notes are not saved' })).toBeVisible();
    expect(logout).not.toHaveBeenCalled();
  });

  it('warns that the notes are lost if the browser stores nothing', async () => {
    open(false);
    await logOut();
    expect(await screen.findByRole('dialog')).toHaveTextContent('they are lost when you log out');
  });
});

describe("the CRM's next call while a note is unsaved", () => {
  const draft = { agentName: 'Jordan Lee', enrolmentId: '1', customer: 'Sam Hartley', content: 'Ask again', day: null };
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const open = () => {
    const shown = renderInShell(header, { ...agent, isStoragePersistent: false });
    shown.services.storage.set('noteDrafts', JSON.stringify([draft]));
    act(() => switches.set(switches.get() + 1));
    return shown;
  };
  afterEach(() => sessionStorage.clear());

  it('waits for the agent, who stays to save the note', async () => {
    const { services } = open();
    const dialog = await screen.findByRole('dialog', { name: 'One note is not saved' });
    expect(dialog).toHaveTextContent('Sam HartleyAsk again');
    expect(dialog).toHaveTextContent('The other customer opens as soon as the note is saved.');
    await user.click(screen.getByRole('button', { name: 'Stay and save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(services.storage.get('noteDrafts')).toContain('Ask again');
  });

  it('opens without saving only when the agent chooses so', async () => {
    const { services, logout } = open();
    await user.click(await screen.findByRole('button', { name: 'Open without saving' }));
    expect(services.storage.get('noteDrafts')).toBeNull();
    expect(logout).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the header of the telephony portal', () => {
  it('shows the agent’s name and Log Out, which logs out [CHROME-11]', async () => {
    const { logout } = renderInShell(header, agent);
    expect(screen.getByRole('banner')).toHaveTextContent('Agent: Jordan Lee');
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it('logs out at once for a page of the journey if nothing is unsaved', () => {
    const { logout } = renderInShell(header, agent);
    act(() => requests.set(requests.get() + 1));
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
    const { logout } = renderInShell(<AgentBar logOutRequests={requests} switches={switches} />, {
      ...agent,
      context: 'panel',
    });
    expect(screen.getByRole('banner')).toHaveTextContent('Agent: Jordan Lee');
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Reminders' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['hosted', header],
    ['in a frame', <AgentBar key="top" logOutRequests={requests} switches={switches} />],
  ])('has no accessibility faults %s', async (_, top) => {
    const { container } = renderInShell(top, agent);
    await expectAccessibleShell(container);
  });
});
