import { ApiError, dataPassportEndpoints, networkProblem, problem } from '@home-move/contract';
import { expectNoViolations, recordSavedFiles } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEntry, renderPassport } from '../testing/passport';

const user = userEvent.setup({ delay: null });
const button = (name: RegExp) => screen.findByRole('button', { name });
describe('"Download everything"', () => {
  const saved = recordSavedFiles();

  it('offers the PDF and the JSON file with their sizes [PASS-14]', async () => {
    const { container } = renderPassport([anEntry()]);
    expect(await button(/^Download PDF, 140 KB$/)).toBeVisible();
    expect(await button(/^Download JSON, 22 KB$/)).toBeVisible();
    await expectNoViolations(container);
  });

  it.each([
    ['pdf', 'PDF', 'data-passport.pdf'],
    ['json', 'JSON', 'data-passport.json'],
  ] as const)('saves the %s file [PASS-14]', async (format, name, fileName) => {
    const { runtime } = renderPassport([]);
    const file = new Blob(['all data']);
    runtime.answer(dataPassportEndpoints[format], () => file);
    await user.click(await button(new RegExp(`^Download ${name}, `)));
    expect(await screen.findByText(new RegExp(`The ${name} file has been downloaded`))).toBeInTheDocument();
    expect(saved).toEqual([{ name: fileName, file }]);
  });

  it('can be used without the sizes, and shows why a download failed', async () => {
    const { runtime, container } = renderPassport([anEntry()]);
    runtime.answer(dataPassportEndpoints.files, () => Promise.reject(new ApiError(problem('UNAVAILABLE'))));
    runtime.answer(dataPassportEndpoints.json, () => Promise.reject(new ApiError(networkProblem)));
    expect(await screen.findByText('The file sizes are not available at the moment.')).toBeVisible();
    await user.click(await button(/^Download JSON$/));
    expect(await screen.findByText(networkProblem.title)).toBeVisible();
    expect(saved).toEqual([]);
    await expectNoViolations(container);
  });
});
