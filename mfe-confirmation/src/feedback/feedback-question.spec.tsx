import { ApiError, feedbackEndpoints, networkProblem, problem } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime, type TestRuntime } from '@home-move/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeedbackQuestion } from './feedback-question';

function aRuntime(isWanted = true): TestRuntime {
  const runtime = createTestRuntime({ enrolment: anEnrolment() });
  runtime.answer(feedbackEndpoints.feedbackState, () => ({ isWanted }));
  runtime.answer(feedbackEndpoints.giveFeedback, () => undefined);
  return runtime;
}
const given = ({ recorded }: TestRuntime) =>
  recorded.calls.filter(({ method }) => method === 'PUT').map(({ input }) => input.body);
const question = () => screen.findByRole('group', { name: 'How easy was it to set up your home with Home Move?' });
const comment = () => screen.getByRole('textbox', { name: 'What could we do better? (optional)' });
const send = () => screen.getByRole('button', { name: 'Send feedback' });

describe('the feedback question', () => {
  it('sends score and comment, and thanks for them [CALL-11]', async () => {
    const user = userEvent.setup();
    const { container, runtime } = renderWithRuntime(<FeedbackQuestion />, aRuntime());
    await question();
    await expectNoViolations(container);

    await user.click(screen.getByRole('radio', { name: 'Very easy' }));
    await user.type(comment(), 'Fewer emails.');
    await user.click(send());

    expect(await screen.findByText('Thank you. Your feedback helps us to make this better.')).toBeVisible();
    expect(given(runtime)).toEqual([{ score: 5, comment: 'Fewer emails.' }]);
    expect(runtime.recorded.calls.at(-1)).toMatchObject({ method: 'PUT', path: '/enrolment/trigger-survey' });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(runtime.recorded.events).toEqual([]);
  });

  it('needs a score, which it scrolls into view, and no comment [XUI-01]', async () => {
    const user = userEvent.setup();
    const { container, runtime } = renderWithRuntime(<FeedbackQuestion />, aRuntime());
    await question();
    const legend = screen.getByText('How easy was it to set up your home with Home Move?');
    const scroll = jest.spyOn(legend, 'scrollIntoView');

    await user.click(send());
    expect(screen.getByText('Please select an option')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Very easy' })).toHaveFocus();
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(given(runtime)).toEqual([]);
    await expectNoViolations(container);

    await user.click(screen.getByRole('radio', { name: 'Hard' }));
    await user.click(send());
    expect(await screen.findByText(/^Thank you\./)).toBeVisible();
    expect(given(runtime)).toEqual([{ score: 2 }]);
  });

  it('keeps the draft after a failure and for the lifetime of the tab', async () => {
    const user = userEvent.setup();
    const runtime = aRuntime();
    runtime.answer(feedbackEndpoints.giveFeedback, () => Promise.reject(new ApiError(networkProblem)));
    const { unmount } = renderWithRuntime(<FeedbackQuestion />, runtime);
    await question();
    await user.click(screen.getByRole('radio', { name: 'Easy' }));
    await user.type(comment(), 'Hm.');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^We could not reach our service\./);
    expect(comment()).toHaveValue('Hm.');

    unmount();
    renderWithRuntime(<FeedbackQuestion />, runtime);
    await question();
    expect(screen.getByRole('radio', { name: 'Easy' })).toBeChecked();
    expect(comment()).toHaveValue('Hm.');
  });

  it('thanks too when the answer had arrived before, as after a lost response', async () => {
    const user = userEvent.setup();
    const runtime = aRuntime();
    runtime.answer(feedbackEndpoints.giveFeedback, () => Promise.reject(new ApiError(problem('CONFLICT'))));
    renderWithRuntime(<FeedbackQuestion />, runtime);
    await question();
    await user.click(screen.getByRole('radio', { name: 'Easy' }));
    await user.click(send());

    expect(await screen.findByText(/^Thank you\./)).toBeVisible();
  });

  it('goes away when it is dismissed, and stays away for the tab', async () => {
    const user = userEvent.setup();
    const runtime = aRuntime();
    const { unmount } = renderWithRuntime(<FeedbackQuestion />, runtime);
    await question();
    await user.click(screen.getByRole('button', { name: 'No thanks' }));
    expect(screen.queryByRole('group')).not.toBeInTheDocument();

    unmount();
    const { container } = renderWithRuntime(<FeedbackQuestion />, runtime);
    await act(async () => undefined);
    expect(container).toBeEmptyDOMElement();
    expect(given(runtime)).toEqual([]);
  });

  it('is not shown once it is answered', async () => {
    const runtime = aRuntime(false);
    const { container } = renderWithRuntime(<FeedbackQuestion />, runtime);
    await act(async () => undefined);

    expect(container).toBeEmptyDOMElement();
  });
});
