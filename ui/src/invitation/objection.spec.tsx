import { ApiError, invitationEndpoints, networkProblem, problem, type Problem } from '@home-move/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../testing/examples';
import { renderWithRuntime } from '../testing/render-with-runtime';
import { createTestRuntime } from '../testing/test-runtime';
import { Objection } from './objection';

const failWith = (failure: Problem) => () => Promise.reject(new ApiError(failure));
const notMine = () => screen.getByRole('button', { name: 'These details are not mine' });
const notWanted = () => screen.getByRole('button', { name: "I don't want this" });

function open(object: () => Promise<void> = () => Promise.resolve()) {
  const runtime = createTestRuntime();
  runtime.answer(invitationEndpoints.object, object);
  const onDeleted = jest.fn();
  const { container } = renderWithRuntime(<Objection token="a-token" onDeleted={onDeleted} />, runtime);
  return { runtime, onDeleted, container };
}

describe('an objection', () => {
  it('states before the click that it deletes the details', async () => {
    const { container, runtime } = open();

    const effect = 'One click is enough. We then delete your details and send you nothing more.';
    expect(notMine()).toHaveAccessibleDescription(effect);
    expect(notWanted()).toHaveAccessibleDescription(effect);
    expect(runtime.recorded.calls).toEqual([]);
    await expectNoViolations(container);
  });

  it.each([
    ['that the details are not theirs', notMine, 'not-mine'],
    ['that they do not want this', notWanted, 'not-wanted'],
  ])('sends one call when the mover says %s', async (_what, button, reason) => {
    const { runtime, onDeleted } = open();

    await userEvent.click(button());

    expect(runtime.recorded.calls).toMatchObject([
      { method: 'POST', path: '/invitation/objection', input: { body: { token: 'a-token', reason } } },
    ]);
    expect(onDeleted).toHaveBeenCalledTimes(1);
  });

  it('ignores both buttons while the call is running', async () => {
    const { runtime, onDeleted } = open(() => new Promise<void>(() => undefined));

    await userEvent.click(notWanted());
    await userEvent.click(screen.getByRole('button', { name: 'Deleting' }));
    await userEvent.click(notMine());

    expect(screen.getByRole('button', { name: 'Deleting' })).toHaveAttribute('aria-busy', 'true');
    expect(runtime.recorded.calls).toHaveLength(1);
    expect(onDeleted).not.toHaveBeenCalled();
  });

  it('shows and focuses a failure, and can be repeated', async () => {
    const { runtime, onDeleted, container } = open(failWith(problem('UNAVAILABLE')));

    await userEvent.click(notMine());
    expect(screen.getByRole('alert')).toHaveTextContent('We are not ready yet. Please try again in a moment.');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(onDeleted).not.toHaveBeenCalled();
    await expectNoViolations(container);

    runtime.answer(invitationEndpoints.object, () => undefined);
    await userEvent.click(notMine());
    expect(onDeleted).toHaveBeenCalledTimes(1);
  });

  it('succeeds when a repeated call finds that the one without a response has deleted the details', async () => {
    const { runtime, onDeleted } = open(failWith(networkProblem));
    await userEvent.click(notMine());
    expect(screen.getByRole('alert')).toHaveTextContent('We could not reach our service.');

    runtime.answer(invitationEndpoints.object, failWith(problem('NOT_FOUND')));
    await userEvent.click(notMine());

    expect(onDeleted).toHaveBeenCalledTimes(1);
  });

  it('names support when the link no longer works', async () => {
    const { onDeleted } = open(failWith(problem('NOT_FOUND')));

    await userEvent.click(notMine());

    expect(screen.getByRole('alert')).toHaveTextContent(
      'This link does not work any more, so it did not delete anything. If you still want us to delete your details, email help@example.test or call 020 7946 0123.',
    );
    expect(onDeleted).not.toHaveBeenCalled();
  });
});
