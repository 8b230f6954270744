import { ApiError, networkProblem, planEndpoints } from '@home-move/contract';
import { recordSavedFiles } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPlan } from '../testing/move-plan';

const failing = () => Promise.reject(new ApiError(networkProblem));

describe('the files of the plan', () => {
  const saved = recordSavedFiles();

  it.each([
    [/^Plan as PDF/, planEndpoints.document, 'move-plan.pdf', 'Your PDF is downloaded.'],
    [/^Download calendar file$/, planEndpoints.calendar, 'move-plan.ics', 'Your calendar file is downloaded.'],
  ] as const)('%s saves it, after a failure too', async (name, endpoint, fileName, ready) => {
    const user = userEvent.setup();
    const { runtime } = renderPlan();
    const file = new Blob(['content']);
    runtime.answer(endpoint, failing);
    const button = await screen.findByRole('button', { name });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(networkProblem.title);
    expect(saved).toEqual([]);

    runtime.answer(endpoint, () => file);
    await user.click(button);
    expect(await screen.findByText(ready)).toBeInTheDocument();
    expect(saved).toEqual([{ name: fileName, file }]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
