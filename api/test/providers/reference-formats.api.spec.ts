import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Address } from '@home-move/contract';
import type * as z from 'zod';
import { HttpAddresses } from '../../src/providers/addresses/addresses.http.js';
import { HttpBroadbandHt } from '../../src/providers/broadband-ht/broadband-ht.http.js';
import { orderEvent } from '../../src/providers/broadband-ht/order-state.js';
import { HttpBroadbandWombb } from '../../src/providers/broadband-wombb/broadband-wombb.http.js';
import { HttpCouncils } from '../../src/providers/councils/councils.http.js';
import type { NeedsRegistration } from '../../src/providers/priority-services/needs-registration.js';
import { applicationEvent } from '../../src/providers/quotes/application-state.js';
import { HttpQuotes } from '../../src/providers/quotes/quotes.http.js';
import { HttpRating } from '../../src/providers/rating/rating.http.js';
import { HttpSms } from '../../src/providers/sms/sms.http.js';
import { HttpSupply } from '../../src/providers/supply/supply.http.js';
import { openApiOf, recordCalls } from './reference-format.js';

const folder = join(__dirname, '../../../docs/providers');
const postcode = 'MK40 2QT';
const email = 'sam.hartley@example.test';
const person = { title: 'Mr', firstName: 'Sam', surname: 'Hartley', emailAddress: email, contactNumber: '07700900101' };
const address: Address = {
  addressKey: '121193458703',
  houseNameOrNumber: '14',
  addressLine1: 'Castle Road',
  addressLine2: '',
  cityTown: 'Bedford',
  postcode,
  isAbroad: false,
  manualAddress: false,
  isDomestic: true,
};
const household = {
  name: 'Sam Hartley',
  phone: '07700900101',
  email,
  address: { line: '14 Castle Road', town: 'Bedford', postcode },
  moveInDate: '2026-11-27',
};
const needs: NeedsRegistration = {
  needs: [{ code: 17, language: 'pl', until: null }],
  format: null,
  consentedAt: '2026-11-20T10:42:00.000Z',
};

/** Every call of every client, with data of the demo. */
const formats = {
  addresses: () =>
    recordCalls(
      (providers) => new HttpAddresses(providers),
      (client) => [client.lookUp(postcode), client.find(address.addressKey ?? ''), client.status()],
    ),
  supply: () =>
    recordCalls(
      (providers) => new HttpSupply(providers),
      (client) => [
        client.metersAt('121193458703'),
        client.areaOf(postcode),
        client.registerNeeds('key-1', { mpan: '1017332029785', mprn: '7294978684', household }, needs),
      ],
    ),
  quotes: () =>
    recordCalls(
      (providers) => new HttpQuotes(providers),
      (client) => [
        client.search({
          gspGroup: '_A',
          postcode,
          fuels: 'DualFuel',
          electricity: { kwh: 2700, multiRate: false, prepayment: false },
          gas: { kwh: 9800, prepayment: false },
        }),
        client.paymentTerms('LARK'),
        client.submit('key-1', {
          searchId: 'QS-5f2c9a1b7e30',
          priceIds: ['LARK-FIX12-A-DUAL-STD-DD'],
          addOns: ['GOGN'],
          person: { ...person, dateOfBirth: '1991-04-12' },
          address,
          mpan: '1017332029785',
          mprn: '7294978684',
          moveInDate: '2026-11-27',
          startOn: '2026-12-05',
          bank: { accountName: 'S Hartley', accountNumber: '66374958', sortCode: '089999' },
          collectionDay: 1,
          smartMeterAgreed: true,
          billingReads: 'Monthly',
          settlementReads: null,
          offerChannels: [],
          foundationOffers: false,
          groupOffers: false,
          wantsPriorityServices: false,
        }),
        client.applicationsFor(email),
        client.stateOf('TH-9K2M4X7P'),
        client.cancel('TH-9K2M4X7P', new Date('2026-11-20T10:42:00Z')),
        client.changeStart('TH-9K2M4X7P', '2026-12-11'),
        client.meteringOf('TH-9K2M4X7P'),
        client.sendReading('key-3', 'TH-9K2M4X7P', {
          fuel: 'Electric',
          serialNumber: 'E18B29841',
          values: [{ rate: 'single', value: '48217' }],
          takenAt: new Date('2026-11-27T09:31:00Z'),
        }),
        client.registerNeeds('key-2', 'TH-9K2M4X7P', needs),
      ],
    ),
  councils: () =>
    recordCalls(
      (providers) => new HttpCouncils(providers),
      (client) => [client.servicesAt(postcode, '2026-11-27'), client.registerNeeds('key-1', household, needs)],
    ),
  'broadband-ht': () =>
    recordCalls(
      (providers) => new HttpBroadbandHt(providers),
      (client) => [
        client.packagesAt(postcode, '2026-11-27'),
        client.speedsAt(postcode),
        client.order('key-1', {
          packageId: 'BRI-FF150',
          offerId: null,
          person,
          address,
          startDate: '2026-11-27',
          addOnIds: [],
          skyCallbackSlot: null,
        }),
        client.changeActivation('HT-9K2M4X7P', '2026-12-11'),
        client.ordersFor(email),
        client.stateOf('HT-9K2M4X7P'),
        client.cancel('HT-9K2M4X7P', new Date('2026-11-20T10:42:00Z')),
      ],
    ),
  'broadband-wombb': () =>
    recordCalls(
      (providers) => new HttpBroadbandWombb(providers),
      (client) => [
        client.packagesAt(postcode, '2026-11-27'),
        client.speedsAt(postcode),
        client.click({ packageId: 'wm-81202', postcode, personId: '3f9a' }),
        client.cancel('WM-7TQ2M9XB'),
        client.withdrawConsent({
          clickId: 'WM-7TQ2M9XB',
          withdrawnAt: new Date('2026-11-20T10:42:00Z'),
          isErased: false,
        }),
      ],
    ),
  sms: () =>
    recordCalls(
      (providers) => new HttpSms({ SMS_SENDER: 'HomeMove' }, providers),
      (client) => [
        client.send({
          to: '07700900101',
          text: 'Your code is 482913',
          sender: null,
          about: { enrolmentId: null, purpose: 'security', kinds: ['loginCode'] },
        }),
        client.check(),
      ],
    ),
  rating: () =>
    recordCalls(
      (providers) => new HttpRating(providers),
      (client) => [client.rating()],
    ),
};

/** The messages that third parties send to the API. */
const messages: Readonly<Record<string, z.ZodType>> = { quotes: applicationEvent, 'broadband-ht': orderEvent };

describe.each(Object.entries(formats))('the reference format of %s', (name, recorded) => {
  it('is published in docs/providers: after a change run `npm run docs:update`', async () => {
    const text = `${JSON.stringify(openApiOf(`Reference format: ${name}`, await recorded(), messages[name]), null, 2)}\n`;
    const file = join(folder, `${name}.openapi.json`);
    if (process.env['UPDATE_DOCS'] === '1') writeFileSync(file, text);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

it('covers every call of every client', async () => {
  const counts = await Promise.all(
    Object.entries(formats).map(async ([name, recorded]) => [name, (await recorded()).calls.length] as const),
  );
  expect(Object.fromEntries(counts)).toEqual({
    addresses: 3,
    supply: 3,
    quotes: 10,
    councils: 2,
    'broadband-ht': 7,
    'broadband-wombb': 5,
    sms: 2,
    rating: 1,
  });
});
