import { onboardingEndpoints, type AddressOption } from '@home-move/contract';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { Routes } from '../routes';
import { failWith } from '../testing/a-journey';
import { aWorld, choose, home, next, postcode, saves, setup, summary } from '../testing/an-address-step';

const manualEntry = () => screen.findByRole('button', { name: "Can't find your address?" });

describe('a lookup without addresses', () => {
  const none: readonly AddressOption[] = [];

  it('shows that, and offers manual entry when the brand allows it [ADDR-16, ADDR-17, FLAG-03]', async () => {
    const { runtime } = aWorld();
    runtime.answer(onboardingEndpoints.addresses, () => none);
    renderWithRuntime(<Routes />, runtime);

    expect(
      await screen.findByText(
        'We can’t find any addresses for that postcode. Please check you’ve entered it correctly. If it is right, click the ‘can’t find your address’ link and enter the rest of the address.',
      ),
    ).toBeVisible();
    expect(await manualEntry()).toBeVisible();
  });

  it('shows a shorter message when the brand does not allow manual entry [ADDR-16, FLAG-03]', async () => {
    const { runtime } = aWorld({ options: { flags: { 'manual-address': false } } });
    runtime.answer(onboardingEndpoints.addresses, () => none);
    renderWithRuntime(<Routes />, runtime);

    expect(
      await screen.findByText(
        'We can’t find any addresses for that postcode. Please check you’ve entered it correctly.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: "Can't find your address?" })).not.toBeInTheDocument();
  });

  it('switches to manual entry when the address has insufficient details [ADDR-18]', async () => {
    const { runtime } = aWorld();
    runtime.answer(onboardingEndpoints.addresses, failWith('GSP_NOT_FOUND'));
    renderWithRuntime(<Routes />, runtime);

    expect(await screen.findByLabelText('Street address')).toHaveFocus();
    expect(screen.getByText(/^Unfortunately we weren't able to find enough details/)).toBeVisible();
  });

  it('fills manual entry from the chosen address when saving it fails for insufficient details [ADDR-18]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    runtime.answer(onboardingEndpoints.save, failWith('GSP_NOT_FOUND'));
    renderWithRuntime(<Routes />, runtime);

    await choose(user, '14 Castle Road, Bedford, MK40 2QT');
    await user.click(next());

    expect(await screen.findByLabelText('Street address')).toHaveFocus();
    expect(screen.getByLabelText('Street address')).toHaveValue('14 Castle Road');
    expect(screen.getByLabelText('Town or city')).toHaveValue('Bedford');
    expect(screen.getByLabelText('County')).toHaveValue('');
    expect(screen.getByText(/^Unfortunately we weren't able to find enough details/)).toBeVisible();
  });

  it('shows that the provider is down, keeps the entered postcode and offers manual entry', async () => {
    const user = setup();
    const { runtime } = aWorld();
    runtime.answer(onboardingEndpoints.addresses, failWith('THIRD_PARTY'));
    const { container } = renderWithRuntime(<Routes />, runtime);

    expect(
      await screen.findByText(
        'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
      ),
    ).toBeVisible();
    expect(await postcode()).toHaveValue('MK40 2QT');
    await expectNoViolations(container);

    await user.click(await manualEntry());
    expect(screen.getByLabelText('Postcode of your new home')).toHaveValue('MK40 2QT');
  });
});

describe('a lookup that fails after a successful one', () => {
  it('shows its error, and no earlier addresses [ADDR-08]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    renderWithRuntime(<Routes />, runtime);
    await home();

    runtime.answer(onboardingEndpoints.addresses, failWith('THIRD_PARTY'));
    await user.click(screen.getByRole('button', { name: 'Find address' }));

    expect(await screen.findByText(/^There has been a error retrieving data/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Address' })).not.toBeInTheDocument();
  });
});

describe('a manually entered address', () => {
  it('requires street, town and county [ONB-31, ONB-32, ONB-33]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    const { container } = renderWithRuntime(<Routes />, runtime);

    await user.click(await manualEntry());
    await user.click(next());

    expect(summary()).toEqual([
      'Street address: We need your street address',
      'Town or city: We need your town or city',
      'County: We need your county',
    ]);
    expect(saves(runtime)).toEqual([]);
    await expectNoViolations(container);
  });

  it('is saved trimmed [ONB-25, ONB-34]', async () => {
    const user = setup();
    const { runtime } = aWorld();
    renderWithRuntime(<Routes />, runtime);

    await user.click(await manualEntry());
    await user.type(screen.getByLabelText('Street address'), ' 3 River Walk ');
    await user.type(screen.getByLabelText('Town or city'), 'Truro ');
    await user.type(screen.getByLabelText('County'), ' Cornwall');
    await user.clear(await postcode());
    await user.type(await postcode(), 'tr12he');
    await user.click(next());

    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/onboarding/contact', replace: false }]),
    );
    expect(saves(runtime)).toEqual([
      {
        isManualAddress: true,
        manualAddressStreetOne: '3 River Walk',
        manualAddressStreetTwo: '',
        manualAddressTown: 'Truro',
        manualAddressCounty: 'Cornwall',
        postcode: 'TR1 2HE',
        version: 1,
      },
    ]);
  });

  it('is kept while the mover switches to the list and back', async () => {
    const user = setup();
    const { runtime } = aWorld();
    renderWithRuntime(<Routes />, runtime);

    await user.click(await manualEntry());
    await user.type(screen.getByLabelText('Town or city'), 'Truro');
    await user.click(screen.getByRole('button', { name: 'Search for your address instead' }));
    expect(await postcode()).toHaveFocus();
    await user.click(await manualEntry());

    expect(screen.getByLabelText('Town or city')).toHaveValue('Truro');
  });
});
