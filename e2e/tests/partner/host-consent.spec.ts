import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.js';
import { openHostPage } from '../../pages/host-page.js';
import type { Journey } from '../../pages/journey.js';
import { PartnerPage } from '../../pages/partner.page.js';
import type { MeasuredEvent, Relay } from '../../support/relay.js';

const own = { tag: ['@storage', '@embed-snippet', '@shell', '@onboarding'] };

/** Groups of OneTrust without and with performance cookies. */
const necessary = ['C0001'];
const withPerformance = ['C0001', 'C0002'];

/** The element, in a page whose visitor has accepted performance cookies in OneTrust before. */
const widget = `<main><home-move brand="oakwood"></home-move></main>
  <script>window.OnetrustActiveGroups = ',C0001,C0002,'</script>`;
const oneTrustConsent = "<script>document.querySelector('home-move').consent = 'onetrust'</script>";

const loaderOf = (relay: Relay) => `<script async src="${relay.loader}"></script>`;

/** Changes the visitor's groups as OneTrust does: its global, then an event. */
const chooseGroups = (page: Page, groups: readonly string[]) =>
  page.evaluate((detail) => {
    Reflect.set(window, 'OnetrustActiveGroups', `,${detail.join(',')},`);
    window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail }));
  }, groups);

const onByPage = 'They are on, because you accepted them';
const offByPage = 'They are off, because you have not accepted them';
const rejected = 'You have rejected performance cookies.';

/** The consent choice in the frame, and the banner that only the portal's own pages show. */
function consentIn({ frame }: PartnerPage) {
  return {
    banner: frame.getByRole('region', { name: 'Performance cookies' }),
    choice: frame.getByText('Performance cookies', { exact: true }),
    accept: frame.getByRole('button', { name: 'Accept' }),
    reject: frame.getByRole('button', { name: 'Reject' }),
    /** The state that applies, which is collapsed at first. */
    state: (text: string) => frame.getByText(text),
  };
}

/** The ids of the measured steps. */
const stepsOf = (events: readonly MeasuredEvent[]) =>
  events.flatMap(({ event, properties }) => (event === 'step' ? [properties['step']] : []));

/** Leaves the first step for the landing page, and opens it again. */
async function repeatFirstStep({ landing, personalDetails }: Journey): Promise<void> {
  await personalDetails.back.click();
  await landing.getStarted();
  await expect(personalDetails.title).toBeVisible();
}

test(
  'the portal measures nothing until its page passes consent on, and stops when OneTrust withdraws it',
  own,
  async ({ page, mover, relay }) => {
    const events = relay.measure();
    await openHostPage(page, widget, { head: loaderOf(relay) });
    const partner = new PartnerPage(page);
    const { landing, personalDetails, movingDetails } = partner.journey;
    const { banner, choice, state } = consentIn(partner);

    await test.step('nothing without the property, whatever the visitor has accepted', async () => {
      await landing.getStarted();
      await expect(personalDetails.title).toBeVisible();
      await expect(choice).toHaveCount(0);
      await expect(banner).toHaveCount(0);
    });

    await test.step('nothing with the property, until the visitor accepts performance cookies', async () => {
      await chooseGroups(page, necessary);
      await page.locator('home-move').evaluate((element) => Reflect.set(element, 'consent', 'onetrust'));
      await expect(choice).toBeVisible();
      await expect(state(offByPage)).toBeAttached();
      await repeatFirstStep(partner.journey);
      await expect(banner).toHaveCount(0);
      expect(events).toEqual([]);
    });

    await test.step('then each step, from the current one', async () => {
      await chooseGroups(page, withPerformance);
      await expect.poll(() => stepsOf(events)).toEqual(['personal-details']);
      await repeatFirstStep(partner.journey);
      await expect.poll(() => stepsOf(events)).toEqual(['personal-details', 'personal-details']);
    });

    await test.step('nothing after a withdrawal, and the current step when consent is given again', async () => {
      await chooseGroups(page, necessary);
      await expect(state(offByPage)).toBeAttached();
      await repeatFirstStep(partner.journey);
      await chooseGroups(page, withPerformance);
      await expect(state(onByPage)).toBeAttached();
      await personalDetails.enter(mover.person);
      await personalDetails.next.click();
      await expect(movingDetails.title).toBeVisible();
      // Any event before the last one would have arrived before it.
      await expect.poll(() => stepsOf(events)).toContain('moving-details');
      expect(stepsOf(events)).toEqual(['personal-details', 'personal-details', 'personal-details', 'moving-details']);
    });
  },
);

test(
  'a rejection in the portal takes precedence over the consent of its page, also after a reload',
  own,
  async ({ page, mover, relay }) => {
    const events = relay.measure();
    await openHostPage(page, `${widget}${oneTrustConsent}`, { head: loaderOf(relay) });
    const partner = new PartnerPage(page);
    const { landing, personalDetails, movingDetails } = partner.journey;
    const { choice, accept, reject, state } = consentIn(partner);
    await landing.getStarted();
    await expect.poll(() => stepsOf(events)).toEqual(['personal-details']);

    await choice.click();
    await expect(state(onByPage)).toBeVisible();
    await reject.click();
    await expect(state(rejected)).toBeVisible();
    await chooseGroups(page, necessary);
    await chooseGroups(page, withPerformance);
    await repeatFirstStep(partner.journey);
    await expect(state(rejected)).toBeAttached();

    await page.reload();
    await expect(state(rejected)).toBeAttached();
    await landing.getStarted();
    await expect(personalDetails.title).toBeVisible();

    await test.step('until the mover accepts there', async () => {
      await choice.click();
      await accept.click();
      await personalDetails.enter(mover.person);
      await personalDetails.next.click();
      await expect(movingDetails.title).toBeVisible();
      // Any event before the last one would have arrived before it.
      await expect.poll(() => stepsOf(events)).toContain('moving-details');
      expect(stepsOf(events)).toEqual(['personal-details', 'personal-details', 'moving-details']);
    });
  },
);
