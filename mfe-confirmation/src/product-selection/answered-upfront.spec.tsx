import { type Enrolment } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { savedUpdates } from '../testing/confirmation-runtime';
import { continueButton, renderSelection } from '../testing/product-selection';
import { allOffered } from '../testing/set-up-moves';

/** Renders the page, where the mover can choose all four services. */
const show = (facts: Partial<Enrolment>) => renderSelection({ ...allOffered, ...facts });

const titles = () => screen.getAllByRole('checkbox').map((checkbox) => checkbox.getAttribute('aria-label'));

describe('council and water answered upfront', () => {
  const answered = {
    ctwbJourneyToggle: true,
    councilComplete: true,
    waterComplete: true,
    councilConsented: true,
    waterConsented: false,
    councilOptIn: 1,
    councilName: 'Bedford Borough Council',
    waterBoardName: 'Bristol Water and Wessex Water',
  } as const;

  it('lists council and water answers next to the choice, without asking again', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime, container } = show(answered);

    expect(titles()).toEqual(['Set up Energy', 'Set up Broadband, Phone and TV']);
    expect(screen.getByText('Council Tax (Bedford Borough Council)')).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Council Tax (Bedford Borough Council)',
      'Water (Bristol Water and Wessex Water)',
    ]);
    await expectNoViolations(container);
    await user.click(continueButton('Continue without services'));

    expect(savedUpdates(runtime)).toEqual([{ energyOptIn: 0, entertainmentOptIn: 0 }]);
  });

  it('leave out a council that could not be identified: nothing was answered', () => {
    const { unmount } = show({ ...answered, councilName: null });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Water (Bristol Water and Wessex Water)',
    ]);
    unmount();

    show({ ...answered, councilName: null, waterBoardName: null });
    expect(screen.queryByText(/You have answered/)).not.toBeInTheDocument();
  });

  it('name rates in Northern Ireland', () => {
    show({ ...answered, postcode: 'BT1 5GS', councilName: 'Land & Property Services', waterBoardName: null });

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Rates (Land & Property Services)',
    ]);
  });

  it('are not listed when the brand does not offer them', () => {
    show({ ...answered, councilOfferedStatus: 2, waterOfferedStatus: 2 });

    expect(screen.queryByText(/You have answered/)).not.toBeInTheDocument();
  });
});
