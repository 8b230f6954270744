import { expect, everyJourney, test } from '../../fixtures/test.js';
import { walk } from '../../fixtures/walk.js';
import { journeyIn } from '../../pages/journey.js';
import { assetsSite, portal } from '../../support/addresses.js';
import { aMover } from '../../support/mover.js';

const withOrder = () => aMover({ wants: 'all', package: 'Full Fibre 150' });

test(
  'a mover sets up all services on the hosted pages, and a reload resumes the session',
  { tag: [...everyJourney, '@shell'] },
  async ({ page, context, journey }) => {
    await page.goto('/oakwood');
    await expect(page.getByRole('complementary', { name: 'Rehearsal' })).toHaveText(/This is a rehearsal\./);
    await walk(journey, withOrder(), { to: 'confirmation' });
    await expect(journey.confirmation.energy).toContainText('Completed');
    await expect(journey.confirmation.broadband).toContainText('Completed');

    await page.reload();
    await expect(journey.confirmation.energy).toContainText('Completed');
    const [key] = (await context.cookies(portal)).filter(({ name }) => name.startsWith('__Host-Http-hm.key.'));
    expect(key).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
  },
);

test(
  'a mover sets up all services in a page of a partner',
  { tag: [...everyJourney, '@embed-snippet', '@shell'] },
  async ({ page }) => {
    // The partner's site exists in this test only.
    const address = 'https://www.oakwood.example/tenancy';
    const body = `<!doctype html><title>Your tenancy</title><script async src="${assetsSite}/v1/loader.js" data-brand="oakwood"></script>`;
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(address, { waitUntil: 'commit' });
    const frame = page.getByTitle('Set up your new home').contentFrame();
    const journey = journeyIn(page, frame);
    await walk(journey, withOrder(), { to: 'confirmation' });
    await expect(journey.confirmation.energy).toContainText('Completed');
    await expect(journey.confirmation.broadband).toContainText('Completed');

    await page.reload({ waitUntil: 'commit' });
    await expect(journey.yourMove.cards).toHaveCount(2);
    const stored = await frame.locator('html').evaluate(() => JSON.stringify(Object.values(sessionStorage)));
    expect(stored).toContain('"sealed:');
  },
);
