import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderExamples } from '../../testing/examples';
import { Notice, type NoticeKind } from './notice';
import * as examples from './notice.examples';

describe('examples', () => {
  renderExamples(examples);
});

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

  it('is dismissed by its button', async () => {
    const onDismiss = jest.fn();
    render(<Notice onDismiss={onDismiss}>Address updated</Notice>);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});
