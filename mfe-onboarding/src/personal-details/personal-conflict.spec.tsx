import { ApiError, enrolmentEndpoints, problem, type Enrolment } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, renderWithRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewPassword } from './new-password';
import { PersonalDetailsPage } from './personal-details.page';

const changedMeanwhile = (value: string) => `Someone else changed this. It is now: ${value}. Save again to keep yours.`;

/** This tab shows version 4; another tab has since saved version 5 with one changed field. */
function withChangesOfAnotherTab(changed: Readonly<Record<string, string>>) {
  const runtime = createTestRuntime({ enrolment: anEnrolment({ version: 4 }) });
  let there = anEnrolment({ ...changed, version: 5 });
  runtime.answer(enrolmentEndpoints.mine, () => there);
  const save = ({ body: { version = 0, ...given } }: { body: Partial<Enrolment> }): Enrolment => {
    const errors = Object.entries(changed).filter(([field]) => version < 5 && field in given);
    if (errors.length > 0) throw new ApiError(problem('CONFLICT', { errors: Object.fromEntries(errors) }));
    there = { ...there, ...given, version: there.version + 1 };
    return there;
  };
  runtime.answer(enrolmentEndpoints.savePersonalDetails, save);
  runtime.answer(enrolmentEndpoints.saveContactDetails, save);
  return runtime;
}

describe.each([
  ['First name', { firstName: 'Samuel' }, 'Samuel', 'Samantha'],
  ['Mobile number', { contactNumber: '07700900105' }, '07700900105', '07700900109'],
])('when another tab has saved a different %s than this page shows', (label, changed, theirs, mine) => {
  it('reports the conflict at the field, keeps the entered value, and saves it on the next attempt', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = withChangesOfAnotherTab(changed);
    renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, runtime);
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), mine);
    await user.click(screen.getByRole('button', { name: 'Next' }));

    expect(await screen.findByRole('link', { name: `${label}: ${changedMeanwhile(theirs)}` })).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveValue(mine);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(runtime.recorded.navigations).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/moving-details', replace: false }]);
    expect(Object.values(runtime.enrolment.get() ?? {})).toContain(mine);
  });
});
