import { rejectionReasons, type Order, type RejectionReason } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { within } from '@testing-library/react';
import { aBroadbandOrder, anOrder, linesOf, orderCard, rejected, renderYourMove } from '../testing/orders';

const energy = 'Electricity and gas: Larkfield Fix 12';
const broadband = 'Broadband: Full Fibre 150';

describe('the card of an order that was not accepted', () => {
  it('gives the reason, reassurance and numbered steps, then the button [ORDER-61]', async () => {
    const { container } = renderYourMove([rejected(anOrder(), 'meterElsewhere'), aBroadbandOrder()]);
    const card = await orderCard(energy);
    expect(card.getByText('Not accepted')).toBeVisible();
    expect(card.getByRole('heading', { level: 4, name: 'Larkfield Energy could not take your order' })).toBeVisible();
    expect(card.getByText(/You have paid nothing and have no contract with Larkfield Energy\.$/)).toBeVisible();
    expect(card.getByText('Your electricity and gas will not be cut off.').closest('div')).toHaveTextContent(
      'Your electricity and gas will not be cut off. The present supplier of your home continues to supply it. Your other order is not affected.',
    );
    const steps = card.getByRole('list', { name: 'What to do now' });
    expect(steps.tagName).toBe('OL');
    expect(linesOf(steps)).toEqual([
      'Check the number on your meterIt is also on any bill for the home.',
      'Choose againEverything else that you entered is kept.',
    ]);
    const button = card.getByRole('button', { name: 'Choose energy again' });
    expect(steps.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(card.getByText(/^Call us on/)).toHaveTextContent('020 7946 0123 (Monday to Friday, 9am to 5pm)');
    await expectNoViolations(container);
  });

  it('explains for broadband that the present provider continues [ORDER-61]', async () => {
    renderYourMove([rejected(aBroadbandOrder(), 'noLine')]);
    const card = await orderCard(broadband);
    const safe = card.getByText('Nothing changes for now.').closest('div');
    expect(safe).toHaveTextContent(/^Nothing changes for now\. If you already have broadband, your present provider/);
    expect(safe).not.toHaveTextContent('other order');
  });

  it.each<[string, Partial<Order>]>([
    ['replaces it', { reference: 'TH-NEW', product: 'Larkfield Flex' }],
    ['was cancelled', { ...aBroadbandOrder(), status: 'cancelled' }],
    ['was rejected', { ...rejected(aBroadbandOrder(), 'noLine') }],
  ])('does not reassure about another order that %s', async (_, other) => {
    renderYourMove([rejected(anOrder(), 'creditCheck'), anOrder(other)]);
    const card = await orderCard(energy);
    expect(card.getByText('Your electricity and gas will not be cut off.').closest('div')).not.toHaveTextContent(
      'other order',
    );
  });

  it.each<[RejectionReason, readonly string[]]>([
    [
      'meterElsewhere',
      [
        'Check the number on your meterIt is also on any bill for the home.',
        'Call usThis move is finished, so you cannot choose again online.',
      ],
    ],
    [
      'other',
      ['Have your reference readyThen call us.', 'Call usThis move is finished, so you cannot choose again online.'],
    ],
  ])('of a finished enrolment with the reason %s has steps to call', async (reason, steps) => {
    renderYourMove([rejected(anOrder(), reason)], { closedAt: '2026-11-20T10:00:00.000Z' });
    const card = await orderCard(energy);
    expect(linesOf(card.getByRole('list', { name: 'What to do now' }))).toEqual(steps);
  });

  it.each<[RejectionReason | null, RegExp, string]>([
    ['meterElsewhere', /^The records of Larkfield Energy show the meter number/, 'Check the number on your meter'],
    [
      'outstandingDebt',
      /^The records of Larkfield Energy show a debt/,
      'Find a proof of the day you took over the home',
    ],
    ['creditCheck', /^Larkfield Energy did a credit check/, 'Check your credit record'],
    ['noLine', /^Larkfield Energy has no line to your home/, 'Check the address of your new home'],
    ['other', /^Larkfield Energy gave no reason that we can show here/, 'Have your reference ready'],
    [null, /^Larkfield Energy gave no reason that we can show here/, 'Have your reference ready'],
  ])('has a sentence and a first step for the reason %s [ORDER-60]', async (reason, sentence, step) => {
    renderYourMove([rejected(anOrder(), reason)]);
    const card = await orderCard(energy);
    expect(card.getByText(sentence)).toBeVisible();
    const [first] = within(card.getByRole('list', { name: 'What to do now' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(step);
  });

  it('knows every reason of the contract [ORDER-60]', () => {
    expect(rejectionReasons).toEqual(['meterElsewhere', 'outstandingDebt', 'creditCheck', 'noLine', 'other']);
  });
});
