import { stepAt, type Enrolment } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeRow } from './code-row';

const unverified = { emailAddressVerified: false, contactNumberVerified: false };

function open(fields: Partial<Enrolment> = {}, path = '/enrolment/energy/usage') {
  const enrolment = anEnrolment({ ...unverified, ...fields });
  const match = stepAt(path);
  const runtime = createTestRuntime({ portal: 'telephony', enrolment, step: match && { ...match, path } });
  const { container } = renderWithRuntime(
    <ul>
      <CodeRow enrolment={enrolment} />
    </ul>,
    runtime,
  );
  return { runtime, container };
}

describe('the link to code entry', () => {
  it('leads to the page that verifies a contact, and back from there', async () => {
    const { runtime, container } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Open the page for a code' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/onboarding/code?call', replace: false }]);
    await expectNoViolations(container);
  });

  it.each<[string, Partial<Enrolment>, string]>([
    ['both contacts', {}, 'Sends one to the email address'],
    ['the mobile number', { emailAddressVerified: true }, 'Sends one to the mobile number'],
    ['the only contact', { emailAddress: null }, 'Sends one to the mobile number'],
  ])('states where the code goes while it has yet to verify %s', (_, fields, text) => {
    open(fields);
    expect(screen.getByRole('listitem')).toHaveTextContent(`Enter a code${text}`);
  });

  it.each<[string, Partial<Enrolment>]>([
    ['both contacts are verified', { emailAddressVerified: true, contactNumberVerified: true }],
    ['there is no contact', { emailAddress: null, contactNumber: null }],
    ['the enrolment is finished', { closedAt: '2026-11-20T10:42:00Z' }],
  ])('is not offered when %s', (_, fields) => {
    open(fields);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('is not offered on that page', () => {
    open({}, '/onboarding/code');
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
