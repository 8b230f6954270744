import type { Page } from '@playwright/test';
import type { HostThemeTokens } from '@home-move/contract';
import { recordHost } from '../../fixtures/host-record.mjs';
import { head } from '../../fixtures/partner-hosts.js';
import { expect, test } from '../../fixtures/test.js';
import { linesOf, openHostPage, withoutTimeoutLines } from '../../pages/host-page.js';
import { PartnerPage } from '../../pages/partner.page.js';

const own = { tag: ['@storage', '@embed-snippet', '@shell'] };

// The content below the portal is in the window, so that a shift would count.
test.use({ viewport: { width: 1280, height: 1600 } });

/** Accents on which the text of a button is not readable, each in its mode. */
const unreadable: HostThemeTokens = {
  accent: '#5fa8d3',
  surface: '#f3f8fb',
  darkAccent: '#1f5d84',
  darkSurface: '#101820',
  corners: 'pill',
  font: 'figtree-heavy',
};
const readable: HostThemeTokens = { accent: '#1f5d84', darkAccent: '#9fd0ec', corners: 'square' };
const invalid: HostThemeTokens = { accent: 'teal', corners: 'rounded' };

const liftedLine =
  'Home Move: themeTokens: Accent darkened from #5FA8D3 to #337DA6 so that text is readable. ' +
  'Links darkened from #5FA8D3 to #26719A so that text is readable. ' +
  'Accent (dark mode) lightened from #1F5D84 to #538FB8 so that text is readable. ' +
  'Links (dark mode) lightened from #1F5D84 to #629FC8 so that text is readable.';
const invalidLine = 'Home Move: themeTokens: The token accent must be a colour such as #5fa8d3.';

/** A page with the portal that sets tokens before the loader has arrived. */
const bodyWith = (theme: string, tokens: HostThemeTokens) => `
  <main><home-move brand="oakwood" theme="${theme}" style="display: block; min-height: min(100svh, 900px)"></home-move></main>
  <p>Questions? Ring us.</p>
  <script>document.querySelector('home-move').themeTokens = ${JSON.stringify(tokens)}</script>`;

const setTokens = (page: Page, tokens: HostThemeTokens | null) =>
  page.locator('home-move').evaluate((element, given) => Reflect.set(element, 'themeTokens', given), tokens);

interface Look {
  readonly accent: string;
  readonly surface: string;
  /** Radius of buttons. */
  readonly radius: string;
  /** Weight of headings, which the typeface decides. */
  readonly weight: string;
}

async function expectLook({ frame, journey: { landing } }: PartnerPage, look: Look): Promise<void> {
  await expect(landing.start).toHaveCSS('background-color', look.accent);
  await expect(landing.start).toHaveCSS('border-radius', look.radius);
  await expect(landing.title).toHaveCSS('font-weight', look.weight);
  await expect(frame.locator('body')).toHaveCSS('background-color', look.surface);
}

const [figtreeHeavy, newsreader] = ['800', '500'];
const transparent = 'rgba(0, 0, 0, 0)';

for (const { theme, lifted, later, brand } of [
  {
    theme: 'light',
    lifted: { accent: 'rgb(51, 125, 166)', surface: 'rgb(243, 248, 251)' },
    later: { accent: 'rgb(31, 93, 132)', surface: transparent },
    brand: { accent: 'rgb(116, 29, 44)', surface: transparent },
  },
  {
    theme: 'dark',
    lifted: { accent: 'rgb(83, 143, 184)', surface: 'rgb(16, 24, 32)' },
    later: { accent: 'rgb(159, 208, 236)', surface: 'rgb(26, 19, 16)' },
    brand: { accent: 'rgb(237, 167, 173)', surface: 'rgb(26, 19, 16)' },
  },
])
  test(
    `a ${theme} portal has the colours, corners and font that its page sets, lifted until they are readable`,
    own,
    async ({ page }) => {
      const lines = linesOf(page);
      await page.addInitScript(recordHost);
      await openHostPage(page, bodyWith(theme, unreadable), { head });
      const partner = new PartnerPage(page);
      await expectLook(partner, { ...lifted, radius: '999px', weight: figtreeHeavy });
      await expect.poll(() => withoutTimeoutLines(lines)).toEqual([liftedLine]);
      await partner.journey.landing.expectAccessible();

      await test.step('later tokens replace them', async () => {
        await setTokens(page, readable);
        await expectLook(partner, { ...later, radius: '0px', weight: newsreader });
      });

      await test.step('an invalid token is one line in the console, and leaves the value of the brand', async () => {
        await setTokens(page, invalid);
        await expectLook(partner, { ...brand, radius: '10px', weight: newsreader });
        await expect.poll(() => withoutTimeoutLines(lines)).toEqual([liftedLine, invalidLine]);
      });

      await test.step('without tokens the look of the brand is back', async () => {
        await setTokens(page, null);
        await expectLook(partner, { ...brand, radius: '3px', weight: newsreader });
      });
      expect(await page.evaluate(() => window.__host.shifts())).toEqual([]);
    },
  );
