import type { Enrolment } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { CustomerSection } from './customer.section';

const open = (overrides: Partial<Enrolment> = {}) =>
  renderWithRuntime(<CustomerSection enrolment={anEnrolment(overrides)} titleId="title" />);

const facts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

describe('the customer', () => {
  it('is shown with name, ID, address and enrolment type, and with how to reach them [TEL-07]', async () => {
    const { container } = open({
      enrolmentType: 'Lettings',
      contactNumber: '07700900101',
      emailAddress: 'sam.hartley@example.test',
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Sam Hartley' })).toBeVisible();
    expect(screen.getByText('HM-7Q4D9K2M, Lettings')).toBeVisible();
    expect(facts()).toEqual([
      'Phone: 07700 900101',
      'Email: sam.hartley@example.test',
      'Address: 14 Castle Road, Bedford, MK40 2QT, from 27 Nov 2026',
    ]);
    await expectNoViolations(container);
  });

  it('shows which details are missing', async () => {
    const { container } = open({
      firstName: null,
      surname: null,
      simpleAddress: null,
      moveInDate: null,
      contactNumber: null,
      emailAddress: null,
      status: 10,
    });
    expect(screen.getByRole('heading', { name: 'No name yet' })).toBeVisible();
    expect(screen.getByText('HM-7Q4D9K2M, Direct')).toBeVisible();
    expect(facts()).toEqual(['Phone: No phone number yet', 'Email: No email address yet', 'Address: No address yet']);
    await expectNoViolations(container);
  });

  it('shows where messages still go while a contact that an agent has entered is not proven', async () => {
    const { container } = open({ contactNumber: '07700900101', pendingContacts: ['email', 'sms'] });
    expect(facts()).toEqual([
      'Phone: 07700 900101Not verified yet: messages still go to the previous number.',
      'Email: sam.hartley@example.testNot verified yet: messages still go to the previous address.',
      'Address: 14 Castle Road, Bedford, MK40 2QT, from 27 Nov 2026',
    ]);
    await expectNoViolations(container);
  });

  it.each([
    ['DoorToDoor', 'HM-7Q4D9K2M, Door to door'],
    ['Telesales', 'HM-7Q4D9K2M, Telesales'],
    ['Social', 'HM-7Q4D9K2M, Social'],
  ] as const)('of type %s is labelled %s', (enrolmentType, label) => {
    open({ enrolmentType });
    expect(screen.getByText(label)).toBeVisible();
  });

  it.each([
    [0, 'HM-7Q4D9K2M, Direct, pending'],
    [30, 'HM-7Q4D9K2M, Direct, closed'],
    [40, 'HM-7Q4D9K2M, Direct, complete'],
  ] as const)('with status %i is labelled %s', (status, label) => {
    open({ status });
    expect(screen.getByText(label)).toBeVisible();
  });
});
