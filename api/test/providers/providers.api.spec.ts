import { startSandbox, type Sandbox } from '@home-move/dev/sandbox';
import { noDisclosures } from '../../src/common/disclosures/disclosures.js';
import { Log } from '../../src/common/logging/log.js';
import { readEnv, type Env } from '../../src/config/env.js';
import { HttpAddresses } from '../../src/providers/addresses/addresses.http.js';
import { HttpProviderFactory } from '../../src/providers/http/http-provider.factory.js';
import { HttpQuotes } from '../../src/providers/quotes/quotes.http.js';
import type { QuoteSearch, SupplyApplication } from '../../src/providers/quotes/quotes.port.js';
import { HttpSupply } from '../../src/providers/supply/supply.http.js';
import { briefTimeLimit } from '../support/boot-app.js';
import { testEnvironment } from '../support/test-env.js';

let sandbox: Sandbox;
let providers: HttpProviderFactory;
let addresses: HttpAddresses;
let supply: HttpSupply;
let quotes: HttpQuotes;
const logLines: string[] = [];

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  const env: Env = readEnv(testEnvironment({ SANDBOX: sandbox.origin, ...briefTimeLimit }));
  const log = new Log('info', { write: (line) => void logLines.push(line) });
  providers = new HttpProviderFactory(env, log, noDisclosures);
  addresses = new HttpAddresses(providers);
  supply = new HttpSupply(providers);
  quotes = new HttpQuotes(providers);
});
afterEach(() => fetch(`${sandbox.origin}/faults`, { method: 'DELETE' }));
afterAll(async () => {
  await providers.onApplicationShutdown();
  await sandbox.close();
});

const fault = (provider: string, mode: string) =>
  fetch(`${sandbox.origin}/faults/${provider}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, latencyMs: 6000 }),
  });

const firstKeyAt = async (postcode: string) => (await addresses.lookUp(postcode))[0]?.addressKey ?? '';

const dual: QuoteSearch = {
  gspGroup: '_A',
  postcode: 'MK40 2QT',
  fuels: 'DualFuel',
  electricity: { kwh: 2700, multiRate: false, prepayment: false },
  gas: { kwh: 9800, prepayment: false },
};

describe('addresses', () => {
  it('lists the homes and businesses at a postcode [ADDR-03]', async () => {
    const found = await addresses.lookUp('MK40 2QT');
    expect(found).toHaveLength(13);
    expect(found.find(({ simpleAddress }) => simpleAddress === '14 Castle Road, Bedford')).toEqual({
      addressKey: expect.stringMatching(/^\d+$/),
      simpleAddress: '14 Castle Road, Bedford',
      isDomestic: true,
    });
    expect(found.filter(({ isDomestic }) => !isDomestic)).toHaveLength(1);
  });

  it.each(['ZE1 0ZZ', 'nonsense'])('returns no addresses for %s', async (postcode) => {
    expect(await addresses.lookUp(postcode)).toEqual([]);
  });

  it('returns an address by field [ADDR-02]', async () => {
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

  it('rejects an unknown key, and one without a grid supply point', async () => {
    await expect(addresses.find('1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(addresses.find(await firstKeyAt('TR1 2HE'))).rejects.toMatchObject({ code: 'GSP_NOT_FOUND' });
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
  ])('returns the meters at %s', async (postcode, expected) => {
    expect(await supply.metersAt(await firstKeyAt(postcode))).toMatchObject(expected);
  });

  it('distinguishes homes without meters from homes outside the market', async () => {
    expect(await supply.metersAt('1')).toBe('meters-unknown');
    expect(await supply.metersAt(await firstKeyAt('BT1 5GS'))).toBe('outside-market');
    expect(await supply.areaOf('TR1 2HE')).toEqual({ gspGroup: '_L' });
    expect(await supply.areaOf('BT1 5GS')).toBe('outside-market');
  });
});

describe('quotes', () => {
  it('returns every tariff, mapped to our fields', async () => {
    const { searchId, nightPercent, tariffs } = await quotes.search(dual);
    expect(searchId).toMatch(/^QS-/);
    expect(nightPercent).toBeNull();
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
      fuels: 'DualFuel',
      paymentMethod: 'DIRECT_DEBIT',
      contractMonths: 12,
      exitFee: 5000,
      paperless: true,
      paper: true,
      canSwitch: true,
      paysCommission: true,
    });
    // Quarterly £24.00 and annual £84.00 are mapped to a month. [TARIFF-10]
    expect(fix?.addOns.find(({ identifier }) => identifier === 'PLUMBDRAIN')?.cost).toBe(800);
    expect(fix?.addOns.find(({ identifier }) => identifier === 'BOILERSERVICE')?.cost).toBe(700);
    expect(fix?.addOns.find(({ identifier }) => identifier === 'HOMEHEALTH')).toMatchObject({
      cost: 4900,
      isOneOff: true,
      billingFrequency: 'One-off',
    });
  });

  it('splits Economy 7 between day and night', async () => {
    const search: QuoteSearch = {
      ...dual,
      fuels: 'Electric',
      electricity: { kwh: 3400, multiRate: true, prepayment: false },
      gas: null,
    };
    const { nightPercent, tariffs } = await quotes.search(search);
    expect(nightPercent).toBe(42);
    expect(tariffs.every(({ electricity, gas }) => electricity?.nightUnitRate !== null && gas === null)).toBe(true);
  });

  it('rejects an area outside the market', async () => {
    await expect(quotes.search({ ...dual, gspGroup: '_Z' })).rejects.toMatchObject({ code: 'NOT_QUOTABLE' });
  });

  it('returns how a supplier collects payments', async () => {
    expect(await quotes.paymentTerms('LARK')).toMatchObject({
      collectionDays: [1, 5, 10, 15, 20, 25, 28],
      noticeWorkingDays: 2,
    });
    await expect(quotes.paymentTerms('NOBODY')).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' });
  });

  describe('submitting an application', () => {
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
        address: await addresses.find(await firstKeyAt('MK40 2QT')),
        mpan: '1012345678905',
        mprn: null,
        moveInDate: '2026-11-27',
        startOn: '2026-11-27',
        bank: { accountName: 'S Hartley', accountNumber: '66374958', sortCode: '089999' },
        collectionDay: 15,
        smartMeterAgreed: false,
        billingReads: 'Monthly',
        settlementReads: null,
        offerChannels: ['email'],
        foundationOffers: true,
        groupOffers: false,
        wantsPriorityServices: true,
        ...more,
      };
    };

    it('returns the same reference for the same key', async () => {
      const submitted = await quotes.submit('key-1', await application());
      expect(submitted).toEqual({
        reference: expect.stringMatching(/^TH-/),
        supplierName: 'Larkfield Energy',
        directDebit: { reference: expect.stringMatching(/^LARK/), collector: 'Larkfield Energy' },
      });
      expect(await quotes.submit('key-1', await application())).toEqual(submitted);
    });

    it('reports a different application under the same key', async () => {
      await quotes.submit('key-2', await application());
      expect(await quotes.submit('key-2', await application({ collectionDay: 1 }))).toBe('other-submitted');
    });

    it('sets up no Direct Debit for a paper mandate', async () => {
      expect(await quotes.submit('key-3', await application({ bank: null }))).toMatchObject({ directDebit: null });
    });

    it.each([
      [{ priceIds: ['LARK-GONE-A-DUAL-STD-DD'] }],
      [{ priceIds: ['TORC-VARIABLE-A-DUAL-STD-DD'] }],
      [{ addOns: ['NOTHING'] }],
    ])('rejects options that are not sold: %j', async (more) => {
      await expect(application(more).then((unsold) => quotes.submit('key-4', unsold))).rejects.toMatchObject({
        code: 'QUOTE_EXPIRED',
      });
    });
  });
});

describe.each([
  ['addresses', () => addresses.lookUp('MK40 2QT')],
  ['supply', () => supply.areaOf('MK40 2QT')],
  ['quotes', () => quotes.search(dual)],
] as const)('when %s fail', (provider, call) => {
  it.each(['down', 'slow', 'error', 'malformed'])('reports %s as a third-party problem, and recovers', async (mode) => {
    await fault(provider, mode);
    await expect(call()).rejects.toMatchObject({ name: 'DomainError', code: 'THIRD_PARTY' });
    await fault(provider, 'ok');
    await expect(call()).resolves.toBeDefined();
  });

  it('stops calling after ten consecutive failures', async () => {
    await fault(provider, 'malformed');
    for (let failures = 0; failures < 10; failures += 1)
      await expect(call()).rejects.toMatchObject({ code: 'THIRD_PARTY' });
    await fault(provider, 'ok');
    await expect(call()).rejects.toMatchObject({ code: 'THIRD_PARTY' });
    expect(logLines.at(-1)).toContain('breaker open');
  });
});

it('logs each call by its pattern, without its data', () => {
  const log = logLines.join('');
  expect(log).toContain('"call":"GET /v1/address/:addressKey"');
  for (const personal of ['Hartley', '66374958', 'MK40', 'sandbox-key']) expect(log).not.toContain(personal);
});
