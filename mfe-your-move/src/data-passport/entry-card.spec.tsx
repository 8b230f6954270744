import { dataKinds, legalBasisOf, recipientKinds, type Disclosure } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEntry, entryCard, renderPassport } from '../testing/passport';
import { entryTexts } from './entry.texts';

const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ');
const cells = (container: HTMLElement) =>
  [...container.querySelectorAll('article dl > div')].map(({ textContent }) => plain(textContent));

describe('an entry', () => {
  it('names who and when, which kinds of data, why and on which legal basis, and the result [PASS-07]', async () => {
    const { container } = renderPassport([anEntry({ at: '2026-07-20T13:31:00.000Z', reference: 'TH-9K2M4X7P' })]);
    const card = await screen.findByRole('article', {
      name: /^Energy comparison service Energy order 20.Jul.2026, 2:31pm$/,
    });
    expect(card).toBeVisible();
    expect(cells(container)).toEqual([
      'What it receivedName, date of birth, bank details',
      'Why, and the legal basisTo place your energy orderYour contract, or steps towards it',
      'ResultReceivedThe recipient has responded.Reference TH-9K2M4X7P',
    ]);
    expect(card).not.toHaveTextContent('quotes');
    await expectNoViolations(container);
  });

  it.each<[Partial<Disclosure>, string]>([
    [{ purpose: 'broadbandReferral' }, 'Your consent'],
    [{ purpose: 'prioritySupport' }, 'Your explicit consent to share health needs'],
    [{ purpose: 'reminder' }, 'Legitimate interest'],
    [{ purpose: 'receipt' }, 'Required by law'],
  ])('of %j names its legal basis: %s [PASS-07]', async (facts, basis) => {
    renderPassport([anEntry(facts)]);
    expect(await screen.findByText(basis)).toBeVisible();
  });

  it.each([
    ['waiting', 'Waiting', 'It is on its way. There is no response yet.'],
    ['notDelivered', 'Not delivered', 'The recipient could not be reached. It received nothing.'],
    ['unknown', 'Not confirmed', 'It was sent without a clear response. The recipient may have it.'],
  ] as const)('that is %s shows it: %s [PASS-07]', async (result, label, text) => {
    renderPassport([anEntry({ result })]);
    const card = await entryCard(/^Energy comparison service/);
    expect(card.getByText(label)).toBeVisible();
    expect(card.getByText(text)).toBeVisible();
    expect(card.queryByText('Reference')).not.toBeInTheDocument();
  });

  it('shows that its kinds of data were erased', async () => {
    const { container } = renderPassport([anEntry({ kinds: [] })]);
    expect(await screen.findByText('No longer recorded, because your data was erased')).toBeVisible();
    await expectNoViolations(container);
  });

  it('has a name for every kind of data, recipient and purpose in plain words', () => {
    const names = [
      ...dataKinds.map((kind) => entryTexts.kinds([kind])),
      ...recipientKinds.map((kind) => entryTexts.recipients[kind]),
      ...(Object.keys(legalBasisOf) as Disclosure['purpose'][]).map((purpose) => entryTexts.purposes[purpose].title),
    ];
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z' -]+$/);
  });
});

describe('Complain', () => {
  const complain = () =>
    screen.findByRole('button', { name: 'Complain about Energy comparison service, energy order' });

  it('shows the contact of the brand with the day of its answer, then the authority with its period [PASS-12]', async () => {
    const user = userEvent.setup();
    const { container } = renderPassport([anEntry()]);
    const button = await complain();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Complain about this')).not.toBeInTheDocument();
    button.focus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const [brand, authority] = screen.getAllByRole('listitem').slice(1);
    expect(plain(brand?.textContent ?? null)).toBe(
      '1. First to ushelp@example.test or 020 7946 0123If you contact us today, we answer by 20 Dec 2026.',
    );
    expect(screen.getByRole('link', { name: 'help@example.test' })).toHaveAttribute('href', 'mailto:help@example.test');
    expect(screen.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:02079460123');
    expect(authority).toHaveTextContent(
      "2. If our answer does not helpInformation Commissioner's Office (opens in a new tab)Within 3 months of our answer. It costs you nothing.",
    );
    expect(screen.getByRole('link', { name: /^Information Commissioner/ })).toHaveAttribute(
      'href',
      'https://ico.org.uk/make-a-complaint/',
    );
    await expectNoViolations(container);
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Complain about this')).not.toBeInTheDocument();
  });

  it('is on every entry, whatever its result and legal basis [PASS-12]', async () => {
    renderPassport([
      anEntry({ id: '1', result: 'notDelivered' }),
      anEntry({ id: '2', purpose: 'broadbandReferral' }),
      anEntry({ id: '3', purpose: 'reminder', result: 'unknown' }),
      anEntry({ id: '4', kinds: [], purpose: 'receipt' }),
    ]);
    await screen.findAllByRole('article');
    expect(screen.getAllByRole('button', { name: /^Complain about/ })).toHaveLength(4);
  });
});
