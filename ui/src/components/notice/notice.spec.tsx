import { problem } from '@home-move/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithRuntime } from '../../testing/render-with-runtime';
import { createTestRuntime } from '../../testing/test-runtime';
import { Notice, type NoticeKind } from './notice';
import { ProblemNotice } from './problem-notice';

describe('a notice', () => {
  it.each<[NoticeKind, string]>([
    ['info', 'status'],
    ['success', 'status'],
    ['warning', 'status'],
    ['error', 'alert'],
  ])('of kind %s has the role %s', (kind, role) => {
    render(<Notice kind={kind}>Address updated</Notice>);
    expect(screen.getByRole(role)).toHaveTextContent('Address updated');
  });

  it('is not announced if it was on the page from the start', () => {
    render(<Notice still>Address updated</Notice>);
    expect(screen.getByText('Address updated')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is dismissed by its button', async () => {
    const onDismiss = jest.fn();
    render(<Notice onDismiss={onDismiss}>Address updated</Notice>);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});

describe('the notice of a failed call', () => {
  it('shows the general message, by the flags of the brand [API-17]', () => {
    const withoutManualEntry = createTestRuntime({ flags: { 'manual-address': false } });
    renderWithRuntime(<ProblemNotice problem={problem('GSP_NOT_FOUND')} />, withoutManualEntry);
    expect(screen.getByRole('alert')).toHaveTextContent(/Please call us and we will add it with you\.$/);
  });

  it('takes the focus only if the page requires it', () => {
    const failure = problem('UNAVAILABLE');
    const { rerender } = renderWithRuntime(<ProblemNotice problem={failure} />);
    expect(document.body).toHaveFocus();
    rerender(<ProblemNotice problem={failure} focused />);
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});
