import { ApiError, enrolmentEndpoints, problem } from '@home-move/contract';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { aMove, answerDateAndStatus, next, postcode, puts, setup, summary } from '../testing/a-move';
import { MovingDetailsPage } from './moving-details.page';

describe('a manually entered address', () => {
  async function enterManually(user: ReturnType<typeof setup>) {
    await user.click(screen.getByRole('button', { name: "Can't find your address?" }));
    await user.type(screen.getByLabelText('House name or number'), 'Rose Cottage');
    await user.type(screen.getByLabelText('Address line 1'), 'Mill Lane');
    await user.type(screen.getByLabelText('Town or city'), 'Truro');
    await user.type(postcode(), 'tr12he');
  }

  it('saves its lines [ADDR-07]', async () => {
    const user = setup();
    const runtime = aMove();
    const { container } = renderWithRuntime(<MovingDetailsPage />, runtime);

    await answerDateAndStatus(user);
    await enterManually(user);
    await expectNoViolations(container);
    await user.click(next());

    expect(puts(runtime)[1]).toMatchObject({
      path: '/addresses/manual-address',
      input: {
        body: {
          houseNameOrNumber: 'Rose Cottage',
          addressLine1: 'Mill Lane',
          addressLine2: '',
          town: 'Truro',
          postcode: 'TR1 2HE',
        },
      },
    });
    expect(runtime.recorded.navigations).toHaveLength(1);
  });

  it('requires house, first line and town [ADDR-14]', async () => {
    const user = setup();
    renderWithRuntime(<MovingDetailsPage />, aMove());

    await answerDateAndStatus(user);
    await user.click(screen.getByRole('button', { name: "Can't find your address?" }));
    await user.click(next());

    expect(summary()).toEqual([
      'House name or number: Please enter your house name or number',
      'Address line 1: Please enter the first line of your address',
      'Town or city: Please enter your town or city',
      'Postcode of your new home: Please tell me the postcode of your new home',
    ]);
    expect(screen.getByLabelText('Address line 2 (optional)')).toBeValid();
  });

  it('keeps the entered address when the mover switches to the search and back', async () => {
    const user = setup();
    renderWithRuntime(<MovingDetailsPage />, aMove());

    await enterManually(user);
    await user.click(screen.getByRole('button', { name: 'Search for your address instead' }));
    expect(postcode()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: "Can't find your address?" }));

    expect(screen.getByLabelText('House name or number')).toHaveValue('Rose Cottage');
  });

  it('shows the API’s errors at the lines', async () => {
    const user = setup();
    const runtime = aMove();
    runtime.answer(enrolmentEndpoints.saveManualAddress, () => {
      throw new ApiError(problem('VALIDATION', { errors: { postcode: "We don't recognise this postcode" } }));
    });
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await answerDateAndStatus(user);
    await enterManually(user);
    await user.click(next());

    expect(
      await screen.findByRole('link', { name: "Postcode of your new home: We don't recognise this postcode" }),
    ).toBeVisible();
    expect(runtime.recorded.navigations).toEqual([]);
  });
});
