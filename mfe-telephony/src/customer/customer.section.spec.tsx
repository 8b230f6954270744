import type { Enrolment } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { CustomerSection } from './customer.section';

const open = (overrides: Partial<Enrolment> = {}) =>
  renderWithRuntime(<CustomerSection enrolment={anEnrolment(overrides)} titleId="title" onDone={() => undefined} />);

/** The label and value of each row. */
const facts = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

const missing = { firstName: null, surname: null, simpleAddress: null, moveInDate: null } as const;

describe('the customer', () => {
  it('is shown with name, ID, address and enrolment type [TEL-07]', async () => {
    const { container } = open({ enrolmentType: 'Lettings' });
    expect(screen.getByRole('heading', { level: 2, name: 'Sam Hartley' })).toBeVisible();
    expect(facts()).toEqual([
      ['ID', 'HM-7Q4D9K2M'],
      ['Address', '14 Castle Road, Bedford, MK40 2QT'],
      ['Type', 'Lettings'],
      ['Move in', '27\u00a0Nov\u00a02026'],
      ['Status', 'Details given'],
    ]);
    await expectNoViolations(container);
  });

  it('shows which details are missing', async () => {
    const { container } = open({ ...missing, status: 10 });
    expect(screen.getByRole('heading', { name: 'No name yet' })).toBeVisible();
    expect(facts()).toEqual([
      ['ID', 'HM-7Q4D9K2M'],
      ['Address', 'Not given yet'],
      ['Type', 'Direct'],
      ['Move in', 'Not given yet'],
      ['Status', 'Open'],
    ]);
    await expectNoViolations(container);
  });

  it.each([
    ['DoorToDoor', 'Door to door'],
    ['Telesales', 'Telesales'],
    ['Social', 'Social'],
  ] as const)('of type %s is labelled %s', (enrolmentType, label) => {
    open({ enrolmentType });
    expect(facts()).toContainEqual(['Type', label]);
  });

  it.each([
    [0, 'Pending'],
    [30, 'Closed'],
    [40, 'Complete'],
  ] as const)('with status %i is labelled %s', (status, label) => {
    open({ status });
    expect(facts()).toContainEqual(['Status', label]);
  });
});
