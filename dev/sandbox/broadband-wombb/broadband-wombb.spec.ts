import { startTestSandbox, type VendorClient } from '../testing/vendor-client.js';

let client: VendorClient;
beforeAll(async () => {
  client = await startTestSandbox();
});
afterAll(() => client.sandbox.close());

const deals = async (pc: string, more: object = {}) =>
  ((await client.send('POST', '/broadband-wombb/feed/deals', { pc, ...more })).body as { deals: { deal_id: string }[] })
    .deals;

describe('the coverage', () => {
  it.each([
    ['MK40 2QT', ['cable', 'fttp', '5g'], '16', '1130'],
    ['LS6 1AN', ['cable'], '14', '1130'],
    ['TR1 2HE', [], '7', ''],
    ['GY1 1AA', [], '', ''],
  ])('of %s is %p', async (pc, tech, standard_mbps, fibre_mbps) => {
    expect((await client.get(`/broadband-wombb/feed/coverage?pc=${encodeURIComponent(pc)}`)).body).toEqual({
      ok: true,
      pc,
      tech,
      standard_mbps,
      fibre_mbps,
    });
  });
});

describe('the deals', () => {
  it('come from the networks that cover the postcode', async () => {
    expect((await deals('mk402qt')).map(({ deal_id }) => deal_id)).toEqual([
      'wm-81101',
      'wm-81102',
      'wm-81201',
      'wm-81202',
      'wm-81301',
    ]);
    expect((await deals('LS6 1AN')).map(({ deal_id }) => deal_id)).toEqual(['wm-81101', 'wm-81102']);
    expect(await deals('TR1 2HE')).toEqual([]);
  });

  it('show price in pounds, dated rises, contract, speeds and ends of offers', async () => {
    const [coaxia, gig, loop, rolling, hub] = await deals('MK40 2QT');
    expect(coaxia).toMatchObject({
      title: '264',
      advertiser: { id: 811, name: 'Coaxia', slug: 'coaxia' },
      tech: 'cable',
      types: ['bb'],
      price_month: 27.99,
      setup_fee: 30,
      contract: 24,
      rolling: 0,
      exit_fee_month: 20,
      live_from: '04/12/2026',
      visit: 1,
      price_rises: [
        { date: '01/04/2027', price_month: 31.99 },
        { date: '01/04/2028', price_month: 35.99 },
      ],
      dl_mbps: '264',
      min_mbps: '132',
      cap_gb: 0,
      promos: [{ code: 'CX-START', price_month: 21.99, months: 3, ends: 1_795_478_399 }],
    });
    expect(gig).toMatchObject({
      types: ['bb', 'tel', 'tv'],
      calls: { name: 'Anytime calls', ppm_day: 0 },
      contract: 18,
    });
    expect(loop).toMatchObject({ price_rises: [], promos: [{ text: 'First month free', price_month: 0 }] });
    expect(rolling).toMatchObject({ contract: 1, rolling: 1, setup_fee: 19.99, exit_fee_month: null, live_from: '' });
    expect(hub).toMatchObject({
      tech: '5g',
      min_mbps: '',
      cap_gb: 600,
      exit_fee_month: 12.5,
      live_from: '25/11/2026',
      visit: 0,
    });
  });

  it('count the rises from the start of the contract', async () => {
    expect((await deals('MK40 2QT', { start: '05/04/2027' }))[1]).toMatchObject({
      price_rises: [{ date: '01/04/2028', price_month: 63.99 }],
    });
  });

  it.each([
    ['bad_pc', { pc: 'nonsense' }],
    ['bad_date', { pc: 'MK40 2QT', start: '2027-04-05' }],
    ['bad_request', {}],
  ])('are rejected with %s', async (err, body) => {
    expect(await client.send('POST', '/broadband-wombb/feed/deals', body)).toMatchObject({
      status: 400,
      body: { ok: false, err },
    });
  });
});

describe('a click', () => {
  const open = (more: object = {}) =>
    client.send('POST', '/broadband-wombb/feed/clicks', {
      deal_id: 'wm-81202',
      pc: 'MK40 2QT',
      sub_id: 'visitor-1',
      ...more,
    });

  it('takes a browser to the provider by its tracked address', async () => {
    const { status, body } = await open();
    const { click_id, tracked_url } = body as { click_id: string; tracked_url: string };
    expect(status).toBe(201);
    expect(body).toEqual({
      ok: true,
      click_id: expect.stringMatching(/^WM-[2-9B-Z]{8}$/) as string,
      deal_id: 'wm-81202',
      status: 'pending',
      visits: 0,
      tracked_url: `${client.sandbox.origin}/visit/${click_id}`,
    });
    const visit = await fetch(tracked_url);
    expect(visit.status).toBe(200);
    expect(await visit.text()).toContain('<h1>Altnet</h1>');
    expect((await fetch(`${client.sandbox.origin}/favicon.ico`)).status).toBe(204);
    expect((await client.get(`/broadband-wombb/feed/clicks/${click_id}`)).body).toMatchObject({ visits: 1 });
  });

  it('is the same click for the same person and deal', async () => {
    const first = await open({ sub_id: 'visitor-2' });
    expect(await open({ sub_id: 'visitor-2' })).toEqual(first);
  });

  it('disables its address when it is cancelled, and can be opened again', async () => {
    const { click_id, tracked_url } = (await open({ sub_id: 'visitor-3' })).body as {
      click_id: string;
      tracked_url: string;
    };
    const cancel = () => client.send('POST', `/broadband-wombb/feed/clicks/${click_id}/cancel`);
    expect(await cancel()).toMatchObject({ status: 200, body: { ok: true, status: 'cancelled' } });
    expect(await cancel()).toMatchObject({ status: 200 });
    expect((await fetch(tracked_url)).status).toBe(410);
    expect(await open({ sub_id: 'visitor-3' })).toMatchObject({ body: { click_id, status: 'pending' } });
  });

  it.each([
    [404, 'no_deal', { deal_id: 'wm-1' }],
    [422, 'not_here', { pc: 'TR1 2HE' }],
    [400, 'bad_pc', { pc: 'nonsense' }],
    [400, 'bad_request', { sub_id: 'sam@example.test' }],
  ])('is rejected with %i %s', async (status, err, more) => {
    expect(await open(more)).toMatchObject({ status, body: { ok: false, err } });
  });

  it('is not found by another id', async () => {
    expect(await client.send('POST', '/broadband-wombb/feed/clicks/WM-22222222/cancel')).toMatchObject({
      status: 404,
      body: { err: 'no_click' },
    });
  });
});

describe('a fault of the feed', () => {
  it('applies to the searches with the postcode', async () => {
    await client.send('PUT', '/faults/broadband-wombb', { mode: 'error', match: 'BS2 0JA' });
    expect(await client.send('POST', '/broadband-wombb/feed/deals', { pc: 'bs20ja' })).toEqual({
      status: 500,
      body: { ok: false, err: 'internal', msg: 'Feed not available' },
    });
    expect(await deals('LS6 1AN')).toHaveLength(2);
    await client.send('DELETE', '/faults');
  });

  it('changes the shape of a search result with mode malformed', async () => {
    await client.send('PUT', '/faults/broadband-wombb', { mode: 'malformed', match: 'BS2 0JA' });
    expect(await client.send('POST', '/broadband-wombb/feed/deals', { pc: 'BS2 0JA' })).toEqual({
      status: 200,
      body: { unexpected: [true, null] },
    });
    await client.send('DELETE', '/faults');
  });

  it('lists nothing with mode empty', async () => {
    await client.send('PUT', '/faults/broadband-wombb', { mode: 'empty', match: 'BS2 0JA' });
    expect(await client.send('POST', '/broadband-wombb/feed/deals', { pc: 'BS2 0JA' })).toEqual({
      status: 200,
      body: { ok: true, pc: 'BS2 0JA', n: 0, deals: [] },
    });
    await client.send('DELETE', '/faults');
  });
});

describe('a fault of one deal at one home', () => {
  afterEach(() => client.send('DELETE', '/faults'));
  const change = (mode: string) =>
    client.send('PUT', '/faults/broadband-wombb', { mode, match: 'MK40 2QT', product: 'wm-81101' });

  it('raises its price by £5 a month with mode dearer', async () => {
    await change('dearer');
    expect((await deals('MK40 2QT'))[0]).toMatchObject({ deal_id: 'wm-81101', price_month: 32.99 });
    expect((await deals('LS6 1AN'))[0]).toMatchObject({ deal_id: 'wm-81101', price_month: 27.99 });
  });

  it('removes it from the list and rejects its clicks with mode withdrawn', async () => {
    await change('withdrawn');
    expect((await deals('MK40 2QT')).map(({ deal_id }) => deal_id)).not.toContain('wm-81101');
    const click = (pc: string) =>
      client.send('POST', '/broadband-wombb/feed/clicks', { deal_id: 'wm-81101', pc, sub_id: 'visitor-4' });
    expect(await click('MK40 2QT')).toMatchObject({ status: 404, body: { err: 'no_deal' } });
    expect(await click('LS6 1AN')).toMatchObject({ status: 201 });
  });
});
