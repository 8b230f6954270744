import { demoBrands } from '../../../src/modules/brands/brand/brands.data.js';
import { aMeter, aSupply } from '../../../src/modules/move/enrolment/enrolment-record.builder.js';
import { movePlan } from '../../../src/modules/after-setup/plan/move-plan.js';
import { PdfRenderer, pdfWorker } from '../../../src/modules/after-setup/pdf/pdf-renderer.js';
import { planDocument } from '../../../src/modules/after-setup/plan/plan-document.js';
import {
  everythingDone,
  planFacts,
  withTwoWaterCompanies,
} from '../../../src/modules/after-setup/plan/plan-facts.builder.js';
import { readPdf } from '../pdf/read-pdf.fixture.js';

const brands = demoBrands(undefined);
const now = new Date('2026-11-20T10:00:00Z');
const renderer = new PdfRenderer(pdfWorker);

afterAll(() => renderer.onModuleDestroy());

async function printed(enrolment: Parameters<typeof planFacts>[0], [brand] = brands, today = '2026-11-20') {
  if (!brand) throw new Error('no brand');
  const facts = planFacts(enrolment, { today });
  const plan = { plan: movePlan(facts), brand, enrolment: facts.enrolment };
  return readPdf(await renderer.render(planDocument(plan, today), now));
}

/** A plan with every entry that there can be. */
const everything = (() => {
  const { energySetUp, broadband } = everythingDone;
  if (!energySetUp || !broadband) throw new Error('nothing is set up');
  const [offer] = energySetUp.selection.offers;
  const offers = offer ? [{ ...offer, tariff: { ...offer.tariff, isSmartSpecific: true } }] : [];
  const smart = { ...energySetUp, selection: { ...energySetUp.selection, offers } };
  return {
    ...everythingDone,
    supply: aSupply(aMeter(), aMeter({ supplierName: 'Fernway' })),
    energySetUp: smart,
    secondarySetUp: smart,
    broadband: {
      ...broadband,
      package: { ...broadband.package, activation: { date: '2026-12-08', needsEngineer: true } },
      skyCallbackSlot: '2' as const,
    },
    localServices: { postcode: 'MK40 2QT', on: '2026-11-27', services: withTwoWaterCompanies },
    meterReadings: { readOn: '2026-11-20', electricity: '12345', electricityNight: '4321', gas: '0678' },
  };
})();

describe('the plan to print', () => {
  it('has language, title and the date of the clock', async () => {
    expect(await printed({})).toMatchObject({
      language: 'en-GB',
      title: 'Your move plan from Home Move',
      createdAt: 'D:20261120100000Z',
    });
  });

  it('has no landlord move in', async () => {
    const { pages } = await printed({ residentialStatus: 203 });
    expect(pages.join(' ')).toContain('You take over the home on 27 Nov 2026.');
    expect(pages.join(' ')).not.toMatch(/you move/i);
  });

  it('contains brand, home, entries with day, state and where to act, support and page numbers as text', async () => {
    const { pages } = await printed({});
    const [page = ''] = pages;
    expect(page).toContain('Your move plan');
    for (const text of [
      'Home Move',
      '14 Castle Road, Bedford, MK40 2QT',
      'You move in on 27 Nov 2026.',
      'As of 20 Nov 2026.',
      '20 Nov 2026 Redirect your mail',
      'Redirect your mail: royalmail.com/personal/receiving-mail/redirection To do',
      'Register with Anglian Water: anglian-water.example/moving',
      'No date yet Set up your broadband',
      'Call 020 7946 0123, Monday to Friday, 9am to 5pm, or write to help@example.test.',
      'Page 1 of 1',
    ])
      expect(page).toContain(text);
  });

  it('shows letters beyond Latin 1', async () => {
    const services = { ...withTwoWaterCompanies, council: null };
    const [company] = services.water?.companies ?? [];
    if (!company) throw new Error('no company');
    const water = { billing: 'OWN_BILL' as const, companies: [{ ...company, name: 'Dŵr Cymru Welsh Water' }] };
    const localServices = { postcode: 'MK40 2QT', on: '2026-11-27', services: { ...services, water } };
    expect((await printed({ localServices })).pages.join(' ')).toContain('Register with Dŵr Cymru Welsh Water');
  });

  it('takes two pages for everything that there can be, with the longest support line', async () => {
    const students = brands.find(({ urlRoute }) => urlRoute === 'oakwood-students');
    const { pages, title } = await printed(everything, students && [students]);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('students@oakwood.example.test.');
    expect(pages[1]).toContain('Page 2 of 2');
    expect(title).toBe('Your move plan from Oakwood Students');
  });

  it('shows prices and references, and ticked tasks as done', async () => {
    const planTicks = {
      'redirect-mail': now,
      'leave-council': null,
      'leave-readings': null,
      'meter-readings': null,
      'first-payment': null,
      'gas-first-payment': null,
    };
    const text = (await printed({ ...everythingDone, planTicks })).pages.join(' ');
    expect(text).toMatch(/Price: £[\d.]+ a month/);
    expect(text).toContain(`Reference: ${everythingDone.energySetUp?.applicationReference}`);
    expect(text).toMatch(/Redirect your mail.{0,220}Done/);
  });

  it('has the sections of the page in its order: next tasks, done before today, days, no date yet, Later', async () => {
    const text = (await printed(everythingDone, brands, '2026-11-24')).pages.join(' ');
    const at = [
      'Next: Redirect your mail, 20 Nov 2026; Tell the council at your old home, 20 Nov 2026; Read the meters at your old home, 27 Nov 2026.',
      'Done before today 20 Nov 2026 Energy is set up',
      'Day by day, 4 of 9 tasks done 20 Nov 2026 Redirect your mail',
      'No date yet Return the Direct Debit form',
      'Later 05 Dec 2027 Your electricity and gas price is no longer fixed. Larkfield Energy moves you',
      '26 Nov 2028 Your broadband contract ends.',
    ].map((part) => [part, text.indexOf(part)] as const);
    expect(at.filter(([, position]) => position < 0)).toEqual([]);
    expect(at.map(([, position]) => position)).toEqual(at.map(([, position]) => position).toSorted((a, b) => a - b));
  });
});
