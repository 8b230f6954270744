import { legalBasisOf, type Disclosure } from '@home-move/contract';
import { demoBrands } from '../../brands/brand/brands.data.js';
import { exportedCollections, type ExportedData } from './customer-export.js';
import { dataDocument } from './data-document.js';

const [brand] = demoBrands(undefined);

/** Texts of the document of a mover who has this entry and nothing else. */
function textOf(entry: Partial<Disclosure>): string {
  if (!brand) throw new Error('no brand');
  const { purpose = 'addressSearch' } = entry;
  const passport: readonly Disclosure[] = [
    {
      id: '0123456789abcdef01234567',
      at: '2026-11-20T10:00:00.000Z',
      recipient: { id: 'addresses', kind: 'addressFinder' },
      kinds: ['postcode'],
      purpose,
      reference: null,
      result: 'delivered',
      legalBasis: legalBasisOf[purpose],
      ...entry,
    },
  ];
  const collections = Object.keys(exportedCollections).map((name) => [name, []]);
  const data = { isUnsubscribed: false, undeliverable: null, ...Object.fromEntries(collections) } as ExportedData;
  return JSON.stringify(dataDocument({ createdOn: '2026-11-20', passport, data }, brand).content).replaceAll(
    '\u00A0',
    ' ',
  );
}

it('shows day and time of an entry in the same time zone [PASS-14]', () => {
  // Half past midnight of 2 July in London.
  expect(textOf({ at: '2026-07-01T23:30:00.000Z' })).toContain('"01 Jul 2026\\n23:30"');
});

it('names the explicit consent to share health needs, as the page does [PASS-14]', () => {
  expect(textOf({ purpose: 'prioritySupport' })).toContain('"Your explicit consent to share health needs"');
  expect(textOf({ purpose: 'broadbandReferral' })).toContain('"Your consent"');
});
