import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { card, litWindows, renderConfirmation } from '../testing/confirmation-runtime';
import { allOffered, allSetUp, energyChosen, energySetUp, fullSummary, waterLeft } from '../testing/set-up-moves';
import {
  aCouncilSummary,
  anEntertainmentSummary,
  anOpenEnergySummary,
  aSummary,
  aWaterSummary,
} from '../testing/summaries';

const heading = () => screen.getByRole('heading', { level: 1 });
const lede = () => screen.getByText(/^Here is a summary of what you've set up, and what you need to do next\./);
const notIdentified = { isUnidentified: true, councilName: null, completeRegistrationLink: null, kind: null } as const;
const unknownBoard = { isUnidentified: true, boardName: null, completeRegistrationLink: null } as const;
const chosenBroadband = { entertainmentOptIn: 1 } as const;

describe('the greeting', () => {
  it('greets the mover by first name and shows progress and next steps [CONF-03, CONF-04, API-10]', async () => {
    const { container } = renderConfirmation(allSetUp, fullSummary);
    await card('Energy');

    expect(heading()).toHaveTextContent('You are all set, Sam');
    expect(document.title).toBe('You are all set, Sam - Home Move');
    expect(lede()).toHaveTextContent(/^Here is a summary of what you've set up, and what you need to do next\.$/);
    await expectNoViolations(container);
  });

  it('counts the remaining tasks and names the company while a registration is left', async () => {
    renderConfirmation(waterLeft, fullSummary);
    await card('Energy');

    expect(heading()).toHaveTextContent('One thing left, Sam');
    expect(document.title).toBe('One thing left, Sam - Home Move');
    expect(lede()).toHaveTextContent(/You still have to register with Anglian Water\.$/);
  });

  it('names both companies where two bill for the water', async () => {
    const sewerage = { name: 'Wessex Water', completeRegistrationLink: 'https://wessex-water.example/moving-home' };
    renderConfirmation(waterLeft, { ...fullSummary, water: aWaterSummary({ boardName: 'Bristol Water', sewerage }) });
    await card('Energy');

    expect(lede()).toHaveTextContent(/You still have to register with Bristol Water and Wessex Water\.$/);
  });

  it.each([
    [
      'council',
      { councilRegistrationConfirmed: null },
      { council: aCouncilSummary(notIdentified) },
      'Council Tax',
      'your new council',
      [true, true, false, true],
    ],
    [
      'water company',
      { waterRegistrationConfirmed: null },
      { water: aWaterSummary(unknownBoard) },
      'Water',
      'your water company',
      [true, true, true, false],
    ],
  ])(
    'counts a %s that could not be identified as left, as on its card',
    async (_what, unanswered, unknown, title, name, lit) => {
      const { container } = renderConfirmation({ ...allSetUp, ...unanswered }, { ...fullSummary, ...unknown });

      expect((await card(title)).getByText('To do')).toBeVisible();
      expect(heading()).toHaveTextContent('One thing left, Sam');
      expect(lede()).toHaveTextContent(new RegExp(`You still have to register with ${name}\\.$`));
      expect(litWindows(container)).toEqual(lit);
    },
  );

  it.each([
    ['energy is open', {}, 'energy'],
    ['broadband is open', { ...allOffered, energyComplete: true }, 'broadband, TV or phone'],
    ['both are open', allOffered, 'energy and broadband, TV or phone'],
    [
      'broadband was skipped',
      { ...allOffered, energyComplete: true, entertainmentSkipped: true },
      'broadband, TV or phone',
    ],
  ] as const)('reminds the mover that there is still time when %s [CONF-05]', async (_when, facts, services) => {
    renderConfirmation(anEnrolment({ ...energyChosen, ...facts }), aSummary({ energy: anOpenEnergySummary() }));
    await screen.findAllByRole('article');

    expect(lede()).toHaveTextContent(new RegExp(`There is still time to set up ${services}\\.$`));
  });

  it.each([
    ['both are set up', { energyComplete: true, entertainmentComplete: true }],
    ['broadband is ordered', { energyComplete: true, wombbUserConfirmed: true }],
    [
      'no quote is possible and broadband is set up',
      { supplyStatus: 'unsupported-meters', entertainmentComplete: true },
    ],
    ['neither is offered', { energyOfferedStatus: 2, entertainmentOfferedStatus: 2 }],
  ] as const)('shows no reminder when %s', async (_when, facts) => {
    renderConfirmation(anEnrolment({ ...allOffered, ...facts }), aSummary());
    await screen.findAllByRole('article');

    expect(screen.queryByText(/still time/)).not.toBeInTheDocument();
  });

  it.each([
    ['One thing left', 'a chosen service is open', chosenBroadband, { entertainment: anEntertainmentSummary() }],
    ['One thing left', 'a chosen service was left for later', {}, { energy: anOpenEnergySummary({ isSkipped: true }) }],
    ['One thing left', 'one fuel is left', {}, { energySecondary: anOpenEnergySummary() }],
    [
      'Two things left',
      'a service and a registration are left',
      chosenBroadband,
      { entertainment: anEntertainmentSummary(), water: aWaterSummary({ isRegistrationConfirmed: null }) },
    ],
    [
      'One thing left',
      'energy cannot be set up here, and a registration is left',
      { supplyStatus: 'unsupported-meters' },
      { energy: anOpenEnergySummary({ isNotThroughUs: true }), water: aWaterSummary() },
    ],
    [
      'You are all set',
      'energy cannot be set up here, and all else is done',
      { supplyStatus: 'unsupported-meters', waterRegistrationConfirmed: true },
      { energy: anOpenEnergySummary({ isNotThroughUs: true }), water: aWaterSummary() },
    ],
    [
      'You are nearly there',
      'an order waits for its provider',
      { ...chosenBroadband, wombbUserConfirmed: true },
      { entertainment: anEntertainmentSummary({ wombbUserConfirmed: true }) },
    ],
    [
      'You are nearly there',
      'nothing was chosen',
      { energyOptIn: 0 },
      { energy: anOpenEnergySummary({ isOptedIn: false }) },
    ],
  ] as const)('reads "%s" when %s', async (text, _what, facts, sections) => {
    renderConfirmation(anEnrolment({ ...energyChosen, ...facts }), aSummary(sections));
    await screen.findAllByRole('article');

    expect(heading()).toHaveTextContent(`${text}, Sam`);
  });

  it('reads all set when the mover declined broadband and everything else is done', async () => {
    renderConfirmation(energySetUp, aSummary({ entertainment: anEntertainmentSummary({ isOptedIn: false }) }));
    await screen.findAllByRole('article');

    expect(heading()).toHaveTextContent('You are all set, Sam');
  });

  it('names every authority that the mover has to register with', async () => {
    renderConfirmation({ ...waterLeft, councilRegistrationConfirmed: false }, fullSummary);
    await card('Energy');

    expect(lede()).toHaveTextContent(/You still have to register with Bedford Borough Council and Anglian Water\.$/);
  });
});
