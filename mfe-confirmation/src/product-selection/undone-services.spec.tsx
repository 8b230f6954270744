import { someChoices } from '@home-move/contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { box, renderSelection } from '../testing/product-selection';

it('shows what becomes of the plan when energy is unticked, before the change is saved', async () => {
  const user = userEvent.setup({ delay: null });
  renderSelection({
    energyConsented: true,
    energyOptIn: 1,
    choices: someChoices({ plans: [{ supplierName: 'Larkfield Energy', tariffName: 'Larkfield Fix 12' }] }),
  });
  const consequence =
    'Larkfield Fix 12 from Larkfield Energy is not set up. It stays saved in case you choose energy again.';
  expect(screen.queryByText(consequence)).toBeNull();
  await user.click(box('Energy'));
  expect(screen.getByText(consequence)).toBeVisible();
  await user.click(box('Energy'));
  expect(screen.queryByText(consequence)).toBeNull();
});
