import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Routes } from '../routes';
import { aConfirmScreen, full, part, setup } from '../testing/a-confirm-screen';
import { aJourney, at, aWorld } from '../testing/a-journey';

describe('the confirm screen', () => {
  it('lists all details below "Your details", with an Edit link on every row [ROUTE-24, ONB-17, ONB-18]', async () => {
    const { runtime } = aConfirmScreen();
    const { container } = renderWithRuntime(<Routes />, runtime);

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your details');
    const rows = async (name: string) =>
      (await part(name))
        .getAllByRole('term')
        .map(({ textContent, nextElementSibling }) => [
          textContent,
          nextElementSibling?.textContent?.replaceAll('\u00a0', ' '),
        ]);
    expect(await rows('Personal details')).toEqual([
      ['First name', 'Sam'],
      ['Surname', 'Hartley'],
      ['Date of birth', '27 Mar 1985'],
    ]);
    expect(await rows('Contact details')).toEqual([
      ['Email address', 'sam.hartley@example.test'],
      ['Mobile number', '07700900101'],
    ]);
    expect(await rows('New home')).toEqual([
      ['Address', '14 Castle Road, Bedford, MK40 2QT'],
      ['Move-in date', '27 Nov 2026'],
    ]);
    expect(screen.getAllByRole('link', { name: /^Edit / })).toHaveLength(7);
    expect(document.title).toBe('Your details - Home Move');
    await expectNoViolations(container);
  });

  it('names the partner who gave us the details', async () => {
    const brand = { urlRoute: 'oakwood', name: 'Oakwood Lettings' };
    renderWithRuntime(<Routes />, aWorld({ path: '/onboarding/confirm', journey: full, options: { brand } }).runtime);
    expect(await screen.findByText(/^Oakwood Lettings gave us your details\. Please check/)).toBeVisible();
  });

  it('shows the result of a change once, and not on a later visit', async () => {
    const message = 'First name saved';
    const { runtime } = aConfirmScreen({ ...full, detailsNotification: { message, variant: 'success' } });
    renderWithRuntime(<Routes />, runtime);
    expect(await screen.findByText(message)).toBeVisible();

    act(() => runtime.currentStep.set(at('/onboarding/edit/firstName')));
    await screen.findByRole('textbox');
    act(() => runtime.currentStep.set(at('/onboarding/confirm')));
    await part('Personal details');
    expect(screen.queryByText(message)).toBeNull();
  });

  it.each([
    ['first name', '/onboarding/edit/firstName'],
    ['surname', '/onboarding/edit/surname'],
    ['date of birth', '/onboarding/edit/dateOfBirth'],
    ['email address', '/onboarding/edit/emailAddress'],
    ['mobile number', '/onboarding/edit/phoneNumber'],
    ['address', '/onboarding/edit/address'],
    ['move-in date', '/onboarding/edit/moveInDate'],
  ])('links to the edit screen of the %s [ONB-18]', async (label, path) => {
    const user = setup();
    const { runtime } = aConfirmScreen();
    renderWithRuntime(<Routes />, runtime);

    await user.click(await screen.findByRole('link', { name: `Edit ${label}` }));
    expect(runtime.recorded.navigations).toEqual([{ path, replace: false }]);
  });

  it('shows a manual address on one line, and marks missing values', async () => {
    const { runtime } = aConfirmScreen(
      aJourney({
        isManualAddress: true,
        manualAddressStreetOne: '3 River Walk',
        manualAddressStreetTwo: '',
        manualAddressTown: 'Truro',
        manualAddressCounty: 'Cornwall',
        postcode: 'TR1 2HE',
        moveInDate: null,
      }),
    );
    renderWithRuntime(<Routes />, runtime);

    const newHome = await part('New home');
    expect(newHome.getAllByRole('definition')[0]).toHaveTextContent('3 River Walk, Truro, Cornwall, TR1 2HE');
    expect(newHome.getByText('Not given yet')).toBeVisible();
  });

  it('redirects to the address step while the address is missing [ONB-03]', async () => {
    const { runtime } = aConfirmScreen(aJourney());
    renderWithRuntime(<Routes />, runtime);

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/onboarding/address', replace: true }]));
  });
});
