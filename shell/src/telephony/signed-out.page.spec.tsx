import { expectAccessibleShell } from '@home-move/ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignedOutPage, type SignedOutPageProps } from './signed-out.page';
import type { SignedOutReason } from './telephony.texts';

const open = (props: Partial<SignedOutPageProps> = {}) =>
  render(<SignedOutPage reason="closed" brandName="Home Move" url="http://admin.test" isFramed={false} {...props} />);

describe('the page for an agent without a call', () => {
  it.each<[SignedOutReason, string, string]>([
    ['closed', 'Open this page from your CRM', "You are not logged in to a call here. Open the customer's record"],
    ['closedInFrame', 'There is no call here any more', 'Open it again from your CRM.'],
    ['refused', 'We could not log you in to this call', 'We could not log you in to this call'],
    ['ended', 'Your login to this call has ended', 'What was saved is safe.'],
    ['loggedOut', 'You have logged out', 'The next call opens from your CRM.'],
  ])('shows the reason (%s) and links to the admin portal', async (reason, title, text) => {
    const { container } = open({ reason });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('main')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Go to the admin portal' })).toHaveAttribute('href', 'http://admin.test');
    expect(document.title).toBe(`${title} - Home Move`);
    expect(screen.queryByRole('button')).toBeNull();
    await expectAccessibleShell(container);
  });

  it.each([
    ['the admin portal', false, 'The record is in the admin portal.', 'Go to the admin portal'],
    ['the CRM', true, 'Carry on in your CRM.', 'Back to your CRM'],
  ])('leads to %s when the call of a customer has ended', (_, isInCrm, text, link) => {
    open({ reason: 'gone', isInCrm, message: 'The user has been forgotten' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The user has been forgotten');
    expect(screen.getByRole('main')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: link })).toBeVisible();
  });

  it('opens the admin portal in a new tab from a frame, so that the CRM stays', async () => {
    const { container } = open({ isFramed: true });
    const link = screen.getByRole('link', { name: 'Go to the admin portal (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expectAccessibleShell(container);
  });

  it('offers Try again where waiting helps', async () => {
    const onRetry = jest.fn();
    open({ reason: 'refused', sentence: 'Too many tries. Please wait a moment and try again.', onRetry });
    expect(screen.getByRole('main')).toHaveTextContent('Too many tries. Please wait a moment and try again.');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
