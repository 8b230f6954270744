import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderExamples } from '../../testing/examples';
import { RemoteName } from '../../runtime/runtime-context';
import * as all from './dialog.examples';

const { LeaveEnergy, ...examples } = all;

describe('examples', () => {
  renderExamples(examples);
});

describe('a dialog', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  // jsdom loads no style sheets, and Radix disables pointer events on the body.
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime, pointerEventsCheck: 0 });
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('is closed, open, closing for 500 ms and closed again [UI-12] [XUI-03] [XUI-04]', async () => {
    render(<LeaveEnergy />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: 'No thanks' }));
    const dialog = screen.getByRole('dialog', { name: 'Leave energy for now?' });
    expect(dialog.parentElement).toHaveAttribute('data-state', 'open');
    await user().click(screen.getByRole('button', { name: 'Stay and choose' }));
    expect(dialog.parentElement).toHaveAttribute('data-state', 'closing');
    wait(499);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is in an element to which the styles of its remote apply', () => {
    render(
      <RemoteName value="energy">
        <LeaveEnergy openAtFirst />
      </RemoteName>,
    );
    expect(screen.getByRole('dialog').parentElement?.parentElement).toHaveAttribute('data-remote', 'energy');
  });

  it('is announced with its text if it has actions, and without it otherwise', () => {
    const { unmount } = render(<LeaveEnergy openAtFirst />);
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'The current supplier keeps supplying your home, usually on a dearer plan. You can come back to this from your summary.',
    );
    unmount();
    render(<examples.WithCloseButton />);
    expect(screen.getByRole('dialog')).not.toHaveAccessibleDescription();
  });

  it('stays open when it is opened again while it closes', async () => {
    render(<LeaveEnergy openAtFirst />);
    wait(0);
    const state = () => screen.getByRole('dialog').parentElement?.dataset['state'];
    await user().click(screen.getByRole('button', { name: 'Stay and choose' }));
    wait(400);
    expect(state()).toBe('closing');
    await user().click(screen.getByRole('button', { name: 'No thanks', hidden: true }));
    expect(state()).toBe('open');
    wait(500);
    expect(state()).toBe('open');
  });

  it('focuses its title, keeps Tab inside, and returns the focus to its opener without scrolling', async () => {
    const focused = jest.spyOn(HTMLElement.prototype, 'focus');
    render(<LeaveEnergy />);
    await user().click(screen.getByRole('button', { name: 'No thanks' }));
    expect(screen.getByRole('heading', { name: 'Leave energy for now?' })).toHaveFocus();
    await user().tab();
    expect(screen.getByRole('button', { name: 'Skip energy' })).toHaveFocus();
    await user().tab();
    await user().tab();
    expect(screen.getByRole('button', { name: 'Skip energy' })).toHaveFocus();
    await user().keyboard('{Escape}');
    wait(500);
    wait(1);
    expect(screen.getByRole('button', { name: 'No thanks' })).toHaveFocus();
    expect(focused).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  it('closes on a click on the scrim, not on the dialog', async () => {
    render(<LeaveEnergy openAtFirst />);
    wait(0);
    const dialog = screen.getByRole('dialog');
    const scrim = dialog.parentElement;
    await user().click(screen.getByText(/The current supplier/));
    expect(scrim).toHaveAttribute('data-state', 'open');
    if (scrim) await user().click(scrim);
    expect(scrim).toHaveAttribute('data-state', 'closing');
  });
});

describe('in a shadow root, where a CRM mounts the panel', () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });

  function openIn(look: Readonly<Record<string, string>>) {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const around = shadow.appendChild(document.createElement('div'));
    Object.assign(around.dataset, look);
    const { unmount } = render(<LeaveEnergy openAtFirst />, {
      container: around.appendChild(document.createElement('div')),
    });
    const dialog = within(shadow as unknown as HTMLElement).getByRole('dialog', { name: 'Leave energy for now?' });
    return { host, shadow, around, dialog, unmount };
  }

  it('is shown in the element that has the look of the brand', () => {
    const { host, around, dialog, unmount } = openIn({ brand: 'oakwood' });
    expect(around).toContainElement(dialog);
    unmount();
    host.remove();
  });

  it('is shown there, because its styles apply nowhere else, and keeps Tab inside', async () => {
    const { host, shadow, dialog, unmount } = openIn({});
    expect(screen.queryByRole('dialog')).toBeNull();
    const [skip, stay] = within(dialog).getAllByRole('button');
    stay?.focus();
    await user.tab();
    expect(shadow.activeElement).toBe(skip);
    await user.tab({ shift: true });
    expect(shadow.activeElement).toBe(stay);
    unmount();
    host.remove();
  });
});
