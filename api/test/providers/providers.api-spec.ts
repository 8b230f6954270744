import { startSandbox, type Sandbox } from '@home-move/dev/sandbox';
import { Log } from '../../src/common/logging/log.js';
import { readEnv, type Env } from '../../src/config/env.js';
import { HttpAddresses } from '../../src/providers/addresses/addresses.http.js';
import { HttpQuotes } from '../../src/providers/quotes/quotes.http.js';
import type { QuoteSearch, SupplyApplication } from '../../src/providers/quotes/quotes.port.js';
import { HttpSupply } from '../../src/providers/supply/supply.http.js';
import { testEnvironment } from '../support/test-env.js';

let sandbox: Sandbox;
let addresses: HttpAddresses;
let supply: HttpSupply;
let quotes: HttpQuotes;
const lines: string[] = [];

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  const env: Env = readEnv(testEnvironment({ SANDBOX: sandbox.origin, PROVIDER_TIMEOUT: '300' }));
  const log = new Log('info', { write: (line) => void lines.push(line) });
  addresses = new HttpAddresses(env, log);
  supply = new HttpSupply(env, log);
  quotes = new HttpQuotes(env, log);
});
afterEach(() => fetch(`${sandbox.origin}/faults`, { method: 'DELETE' }));
afterAll(async () => {
  await Promise.all([addresses, supply, quotes].map((provider) => provider.onApplicationShutdown()));
  await sandbox.close();
});

const fault = (provider: string, mode: string) =>
  fetch(`${sandbox.origin}/faults/${provider}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, latencyMs: 2000 }),
  });

const keyOf = async (postcode: string, at = 0) => (await addresses.lookUp(postcode))[at]?.addressKey ?? '';

const dual: QuoteSearch = {
  gspGroup: '_A',
  postcode: 'MK40 2QT',
  fuels: 'DualFuel',
  electricity: { kwh: 2700, multiRate: false },
  gas: { kwh: 9800 },
  prepayment: false,
};

describe('addresses', () => {
  it('lists homes and businesses of a postcode [ADDR-03]', async () => {
    const found = await addresses.lookUp('MK40 2QT');
    expect(found).toHaveLength(13);
    expect(found.find(({ simpleAddress }) => simpleAddress === '14 Castle Road, Bedford')).toEqual({
      addressKey: expect.stringMatching(/^\d+$/),
      simpleAddress: '14 Castle Road, Bedford',
      isDomestic: true,
    });
    expect(found.filter(({ isDomestic }) => !isDomestic)).toHaveLength(1);
  });

  it.each(['ZE1 0ZZ', 'nonsense'])('has no addresses for %s', async (postcode) => {
    expect(await addresses.lookUp(postcode)).toEqual([]);
  });

  it('gives an address in parts [ADDR-02]', async () => {
    const found = await addresses.lookUp('MK40 2QT');
    const key = found.find(({ simpleAddress }) => simpleAddress.startsWith('14 '))?.addressKey ?? '';
    expect(await addresses.find(key)).toEqual({
      addressKey: key,
      houseNameOrNumber: '14',
      addressLine1: 'Castle Road',
      addressLine2: '',
      cityTown: 'Bedford',
      postcode: 'MK40 2QT',
      isAbroad: false,
      manualAddress: false,
      isDomestic: true,
    });
  });

  it('refuses an unknown key, and one without a grid supply point', async () => {
    await expect(addresses.find('1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(addresses.find(await keyOf('TR1 2HE'))).rejects.toMatchObject({ code: 'GSP_NOT_FOUND' });
  });
});

describe('supply', () => {
  it.each([
    [
      'MK40 2QT',
      { isSupported: true, electricity: { prepayment: false, multiRate: false }, gas: { prepayment: false } },
    ],
    ['LS6 1AN', { gas: null, mprn: null }],
    ['B29 6BD', { electricity: { prepayment: false }, gas: { prepayment: true } }],
    ['M14 5RX', { electricity: { prepayment: true }, gas: { prepayment: true } }],
    ['NE6 5LR', { electricity: { multiRate: true, commercial: false } }],
    ['BS8 1TH', { electricity: { supplierName: 'Larkfield Energy' }, gas: { supplierName: 'Larkfield Energy' } }],
    ['NG7 2RD', { electricity: { smart: 'S1' }, gas: { smart: 'S1' } }],
    ['SW9 8HG', { supportsFastSwitch: true, electricity: { smart: 'S2' } }],
    ['SO17 1BJ', { isSupported: false }],
    ['EX4 4QJ', { isDomestic: false, electricity: { commercial: true }, gas: { commercial: true } }],
  ])('knows the meters of %s', async (postcode, expected) => {
    expect(await supply.metersAt(await keyOf(postcode))).toMatchObject(expected);
  });

  it('tells homes without meters from homes outside the market', async () => {
    expect(await supply.metersAt('1')).toBe('meters-unknown');
    expect(await supply.metersAt(await keyOf('BT1 5GS'))).toBe('outside-market');
    expect(await supply.areaOf('TR1 2HE')).toEqual({ gspGroup: '_L' });
    expect(await supply.areaOf('BT1 5GS')).toBe('outside-market');
  });
});

describe('quotes', () => {
  it('prices every tariff that it holds, in our words', async () => {
    const { searchId, nightShare, tariffs } = await quotes.search(dual);
    expect(searchId).toMatch(/^QS-/);
    expect(nightShare).toBeNull();
    expect(tariffs.map(({ tariffName }) => tariffName).toSorted()).toEqual([
      'Fernway Green Fix 12',
      'Glimmer Track 12',
      'Larkfield Fix 12',
      'Larkfield Fix 24',
      'Larkfield Variable',
      'Tor Variable',
    ]);
    const fix = tariffs.find(({ tariffName }) => tariffName === 'Larkfield Fix 12');
    expect(fix).toMatchObject({
      supplierCode: 'LARK',
      isNamedSupplier: true,
      fuels: 'DualFuel',
      paymentMethod: 'DIRECT_DEBIT',
      contractMonths: 12,
      exitFee: 5000,
      paperless: true,
      paper: true,
      canSwitch: true,
      paysCommission: true,
    });
    // Quarterly £24.00 and yearly £84.00 are kept for one month each. [TARIFF-10]
    expect(fix?.addOns.find(({ identifier }) => identifier === 'PLUMBDRAIN')?.cost).toBe(800);
    expect(fix?.addOns.find(({ identifier }) => identifier === 'BOILERSERVICE')?.cost).toBe(700);
    expect(fix?.addOns.find(({ identifier }) => identifier === 'HOMEHEALTH')).toMatchObject({
      cost: 4900,
      isOneOff: true,
      billingFrequency: 'One-off',
    });
  });

  it('shares Economy 7 between day and night', async () => {
    const search: QuoteSearch = { ...dual, fuels: 'Electric', electricity: { kwh: 3400, multiRate: true }, gas: null };
    const { nightShare, tariffs } = await quotes.search(search);
    expect(nightShare).toBe(0.42);
    expect(tariffs.every(({ electricity, gas }) => electricity?.nightUnitRate !== null && gas === null)).toBe(true);
  });

  it('refuses an area outside the market', async () => {
    await expect(quotes.search({ ...dual, gspGroup: '_Z' })).rejects.toMatchObject({ code: 'NOT_QUOTABLE' });
  });

  it('knows how a supplier collects', async () => {
    expect(await quotes.paymentTerms('LARK')).toMatchObject({
      collectionDays: [1, 5, 10, 15, 20, 25, 28],
      noticeWorkingDays: 2,
    });
    await expect(quotes.paymentTerms('NOBODY')).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' });
  });

  describe('lodging', () => {
    const application = async (more: Partial<SupplyApplication> = {}): Promise<SupplyApplication> => {
      const { searchId, tariffs } = await quotes.search(dual);
      const fix = tariffs.find(({ tariffName }) => tariffName === 'Larkfield Fix 12');
      return {
        searchId,
        priceIds: [fix?.priceId ?? ''],
        addOns: ['USAGEAPP'],
        person: {
          title: 'Mr',
          firstName: 'Sam',
          surname: 'Hartley',
          dateOfBirth: '1985-03-27',
          emailAddress: 'sam.hartley@example.test',
          contactNumber: '07700900101',
        },
        address: await addresses.find(await keyOf('MK40 2QT')),
        mpan: '1012345678905',
        mprn: null,
        moveInDate: '2026-11-27',
        startOn: '2026-11-27',
        bank: { accountName: 'S Hartley', accountNumber: '66374958', sortCode: '089999' },
        collectionDay: 15,
        smartMeterAgreed: false,
        billingReads: 'Monthly',
        settlementReads: null,
        emailOffers: false,
        ...more,
      };
    };

    it('gives the same reference for the same key', async () => {
      const lodged = await quotes.submit('key-1', await application());
      expect(lodged).toEqual({
        reference: expect.stringMatching(/^TH-/),
        supplierName: 'Larkfield Energy',
        directDebit: { reference: expect.stringMatching(/^LARK/), collector: 'Larkfield Energy' },
      });
      expect(await quotes.submit('key-1', await application())).toEqual(lodged);
    });

    it('tells that another application is there under the key', async () => {
      await quotes.submit('key-2', await application());
      expect(await quotes.submit('key-2', await application({ collectionDay: 1 }))).toBe('other-submitted');
    });

    it('sets no Direct Debit up with a paper mandate', async () => {
      expect(await quotes.submit('key-3', await application({ bank: null }))).toMatchObject({ directDebit: null });
    });

    it.each([
      [{ priceIds: ['LARK-GONE-A-DUAL-STD-DD'] }],
      [{ priceIds: ['TORC-VARIABLE-A-DUAL-STD-DD'] }],
      [{ addOns: ['NOTHING'] }],
    ])('refuses what is not sold: %j', async (more) => {
      await expect(application(more).then((one) => quotes.submit('key-4', one))).rejects.toMatchObject({
        code: 'QUOTE_EXPIRED',
      });
    });
  });
});

describe.each([
  ['addresses', () => addresses.lookUp('MK40 2QT')],
  ['supply', () => supply.areaOf('MK40 2QT')],
  ['quotes', () => quotes.search(dual)],
] as const)('when %s fail', (provider, ask) => {
  it.each(['down', 'slow', 'error', 'malformed'])('%s is a third-party problem and heals by itself', async (mode) => {
    await fault(provider, mode);
    await expect(ask()).rejects.toMatchObject({ name: 'DomainError', code: 'THIRD_PARTY' });
    await fault(provider, 'ok');
    await expect(ask()).resolves.toBeDefined();
  });

  it('stops asking after ten failures in a row', async () => {
    await fault(provider, 'malformed');
    for (let failures = 0; failures < 10; failures += 1)
      await expect(ask()).rejects.toMatchObject({ code: 'THIRD_PARTY' });
    await fault(provider, 'ok');
    await expect(ask()).rejects.toMatchObject({ code: 'THIRD_PARTY' });
    expect(lines.at(-1)).toContain('breaker open');
  });
});

it('logs each call by its pattern, never what it carried', () => {
  const log = lines.join('');
  expect(log).toContain('"call":"GET /v1/address/:addressKey"');
  for (const personal of ['Hartley', '66374958', 'MK40', 'sandbox-key']) expect(log).not.toContain(personal);
});
