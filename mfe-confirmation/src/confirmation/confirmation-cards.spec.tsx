import { anEnrolment } from '@home-move/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, cardTitles, litWindows, renderConfirmation } from '../testing/confirmation-runtime';
import { allSetUp, energyChosen, fullSummary, waterLeft } from '../testing/set-up-moves';
import { aCouncilSummary, anOpenEnergySummary, aSummary, aWaterSummary } from '../testing/summaries';

const heading = () => screen.getByRole('heading', { level: 1 });

describe('the cards', () => {
  it('shows offered services, unfinished first, each with icon and badge [CONF-06, CONF-07, CONF-25]', async () => {
    const { container } = renderConfirmation(waterLeft, fullSummary);

    expect(await cardTitles()).toEqual(['Water', 'Energy', 'Broadband, Phone and TV', 'Council Tax']);
    const badges = screen
      .getAllByRole('article')
      .map((article) => within(article).getByText(/^(To do|In progress|Completed)$/).textContent);
    expect(badges).toEqual(['To do', 'Completed', 'Completed', 'Completed']);
    for (const article of screen.getAllByRole('article')) {
      // The badge has an icon too, after the title.
      const icon = article.querySelector('svg');
      const place = icon?.compareDocumentPosition(within(article).getByRole('heading', { level: 2 }));
      expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    expect(litWindows(container)).toEqual([true, true, true, false]);
  });

  it('keeps the order of the cards while the mover answers, and updates the heading', async () => {
    renderConfirmation(waterLeft, fullSummary);
    const titles = await cardTitles();
    await userEvent.click((await card('Water')).getByRole('radio', { name: 'Yes' }));

    expect(await screen.findByText('You are all set, Sam')).toBeVisible();
    expect(await cardTitles()).toEqual(titles);
  });

  it('leave out services that are not offered', async () => {
    renderConfirmation(anEnrolment({ ...energyChosen, energyComplete: true }), aSummary({ water: aWaterSummary() }));

    expect(await cardTitles()).toEqual(['Water', 'Energy']);
  });

  it('combine council tax and water where one bill covers both [CONF-08]', async () => {
    const { container } = renderConfirmation(
      allSetUp,
      aSummary({
        council: aCouncilSummary(),
        water: aWaterSummary({ isScotland: true }),
        isCouncilWithWater: true,
      }),
    );

    expect(await cardTitles()).toEqual(['Energy', 'Council Tax & Water']);
    expect(litWindows(container)).toEqual([true, false, true, true]);
  });

  it('are not combined where only one of the two is offered', async () => {
    renderConfirmation(allSetUp, aSummary({ water: aWaterSummary({ isScotland: true }), isCouncilWithWater: true }));

    expect(await cardTitles()).toEqual(['Energy', 'Water']);
  });

  it('are replaced by a note when the brand offers nothing', async () => {
    const enrolment = anEnrolment({ energyOfferedStatus: 2, firstName: null });
    renderConfirmation(enrolment, aSummary({ energy: anOpenEnergySummary({ isOffered: false, isOptedIn: false }) }));

    expect(await screen.findByText('There is nothing to set up here for this home.')).toBeVisible();
    expect(heading()).toHaveTextContent(/^You are all set$/);
  });
});
