import type { Enrolment } from '@home-move/contract';
import { anEnrolment, someChoices } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen, within } from '@testing-library/react';
import { openPage } from '../../testing/render-in-shell';
import { YourDetailsPage } from './your-details.page';

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('hm.default.userToken', 'user-1');
});

async function open(enrolment: Partial<Enrolment> = {}) {
  const opened = openPage(<YourDetailsPage />, { path: '/enrolment/your-details', loggedIn: true });
  act(() => opened.services.session.accept(anEnrolment(enrolment)));
  await screen.findByRole('region', { name: 'New home' });
  return opened;
}

/** Label → value of a section. */
const rows = (section: string) =>
  Object.fromEntries(
    within(screen.getByRole('region', { name: section }))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent] as const),
  );
const edits = () => screen.queryAllByRole('link', { name: /^Edit / }).map((link) => link.textContent);

const energy = { energyConsented: true, energyOptIn: 1 } as const;

describe('your details', () => {
  it('list what the mover has entered and chosen', async () => {
    const { container } = await open({
      ...energy,
      councilComplete: true,
      councilConsented: true,
      councilOptIn: 1,
      councilName: 'Bedford Borough Council',
      choices: someChoices({
        use: { electricityKwh: 2700, gasKwh: 11500 },
        plans: [{ supplierName: 'Larkfield Energy', tariffName: 'Larkfield Fix 12' }],
      }),
    });

    expect(rows('Personal details')).toMatchObject({ Name: expect.stringMatching(/^Mr Sam Hartley/) as string });
    expect(rows('Contact details')).toEqual({
      'Email address': 'sam.hartley@example.test',
      'Mobile number': '07700900101',
    });
    expect(rows('New home')).toEqual({
      Address: '14 Castle Road, Bedford, MK40 2QT',
      'Move-in date': '27\u00a0Nov\u00a02026',
    });
    expect(rows('Services')).toEqual({
      'Chosen services': 'Energy and council tax',
      'Council tax and water': 'You register with Bedford Borough Council',
      'Energy use': '2,700\u00a0kWh of electricity and 11,500\u00a0kWh of gas a year',
      'Energy plan': 'Larkfield Fix 12 from Larkfield Energy',
    });
    expect(edits()).toEqual([
      'Edit email address',
      'Edit mobile number',
      'Edit address',
      'Edit move-in date',
      'Edit chosen services',
      'Edit council tax and water',
      'Edit energy use',
      'Edit energy plan',
    ]);
    await expectNoViolations(container);
  });

  it('say why an answer stays, and whom to call', async () => {
    await open({ ...energy, energyComplete: true });
    expect(rows('New home')['Address']).toBe(
      '14 Castle Road, Bedford, MK40 2QTA supplier has it with your order. To change it, call us on 020 7946 0123.',
    );
    expect(rows('Personal details')['Name']).toMatch(/so we change them with you on the phone\. To change it, call us/);
    expect(edits()).toEqual(['Edit email address', 'Edit mobile number', 'Edit move-in date']);
  });

  it('offer nothing to change once an agent has finished the enrolment', async () => {
    await open({ ...energy, closedAt: '2026-11-20T10:42:00.000Z' });
    expect(edits()).toEqual([]);
  });

  it.each([
    ['Edit address', '/enrolment/moving-details'],
    ['Edit email address', '/onboarding/edit/emailAddress'],
    ['Edit chosen services', '/enrolment/product-selection'],
    ['Edit energy use', '/enrolment/energy/usage'],
  ])('%s leads to %s', async (name, path) => {
    const { user, navigation } = await open(energy);
    await user.click(screen.getByRole('link', { name }));
    expect(navigation.path.get()).toBe(path);
  });

  it('continue with the move', async () => {
    const { user, navigation } = await open();
    await user.click(screen.getByRole('link', { name: 'Continue' }));
    expect(navigation.path.get()).toBe('/enrolment');
  });
});
