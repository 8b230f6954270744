import type { Boot } from '@home-move/contract';
import { aBranding, someFlags } from '@home-move/contract/testing';
import { writeDocument } from './document-writer.js';
import { placeholders } from '../shell-build/shell-template.js';

const template = {
  html: Object.values(placeholders).join('\n'),
  tokens: { text: '', hash: "'sha256-x'" },
  script: { text: 'request()', hash: "'sha256-y'" },
  version: '1.0.0',
  runtimes: ['1.0.0'],
  provided: {},
  chunks: { landing: [], host: [] },
};
const boot: Boot = {
  context: 'hosted',
  portal: 'tenant',
  requestedBrand: null,
  branding: aBranding({ name: '</script><b>' }),
  flags: someFlags(),
  resolution: { remotes: [], lastGood: [] },
  config: {
    namedSupplier: 'Larkfield Energy',
    moveIn: { maxPastMonths: 3, maxFutureDays: 29 },
    publicSiteUrl: '/',
    hostOrigins: [],
  },
};

const look = {
  mode: 'light',
  hasSurface: false,
  sheet: { text: ':root{--hm-accent:#0b5563}', hash: "'sha256-z'" },
  header: { light: '#ffffff', dark: '#131c1f' },
} as const;

it('includes the current time, for browsers whose clock is wrong', () => {
  const html = writeDocument(template, boot, look, [], { now: new Date('2026-11-20T10:42:00Z') });
  expect(html).toContain('"now":"2026-11-20T10:42:00.000Z"');
});

it('escapes the boot block so that it cannot close its element', () => {
  expect(writeDocument(template, boot, look, [])).toContain('"name":"\\u003c/script>\\u003cb>"');
});

it('shows a banner only in a rehearsal', () => {
  const banner = '<p>This is a rehearsal. Its data disappear, and its suppliers are simulated.</p>';
  expect(writeDocument(template, boot, look, [], { isRehearsal: true })).toContain(banner);
  expect(writeDocument(template, boot, look, [])).not.toContain('rehearsal');
});

it('describes what the brand offers, for search engines', () => {
  const branding = aBranding({ name: 'Oak & "Sons"', offered: { energy: 1, entertainment: 4, council: 2, water: 3 } });
  expect(writeDocument(template, { ...boot, branding }, look, [])).toContain(
    '<meta name="description" content="Set up energy, broadband and water for your new home, all in one place, with Oak &amp; &quot;Sons&quot;.">',
  );
  const none = aBranding({ offered: { energy: 0, entertainment: 2, council: 2, water: 0 } });
  expect(writeDocument(template, { ...boot, branding: none }, look, [])).toContain(
    'content="Set up your new home, all in one place, with Home Move."',
  );
});

it.each([
  ['hosted', 'meadow', '<div class="hm-start" data-mark="meadow"><span>Meadow &amp; Co</span></div>'],
  ['hosted', 'https://partner.example.test/logo.svg', '<div class="hm-start"></div>'],
  ['hosted', '/brand-pictures/0123456789abcdef0123456789abcdef.svg', '<div class="hm-start"></div>'],
  ['embedded', 'meadow', ''],
] as const)('shows the bar of the brand before the first script: %s, logo %s', (context, logo, bar) => {
  const branding = aBranding({ name: 'Meadow & Co', logo });
  expect(writeDocument(template, { ...boot, context, branding }, look, [])).toContain(`<div id="hm-root">${bar}</div>`);
});

it('names route and typeface of the brand, and has the sheet of its look after the tokens', () => {
  const branding = aBranding({ urlRoute: 'oakwood', font: 'newsreader' });
  const tokens = { text: ':root{--hm-accent:#000000}', hash: "'sha256-x'" };
  const html = writeDocument({ ...template, tokens }, { ...boot, branding }, { ...look, mode: 'system' }, []);
  expect(html).toContain(
    '<html lang="en-GB" data-brand="oakwood" data-font="newsreader" data-mode="system" data-context="hosted">',
  );
  expect(html).toContain('<style>:root{--hm-accent:#000000}</style><style>:root{--hm-accent:#0b5563}</style>');
});

it.each([
  [null, '/react-tenant-portal/icon.svg'],
  ['/brand-pictures/0123456789abcdef0123456789abcdef.svg', '/brand-pictures/0123456789abcdef0123456789abcdef.svg'],
])('has the uploaded mark %s of the brand as its icon: %s', (mark, icon) => {
  const shell = { ...template, html: `${template.html}<link rel="icon" href="/react-tenant-portal/icon.svg">` };
  const html = writeDocument(shell, { ...boot, branding: aBranding({ mark }) }, look, []);
  expect(html.match(/<link rel="icon"[^>]*>/g)).toEqual([`<link rel="icon" href="${icon}">`]);
});

const lightBar = '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">';
const darkBar = '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131c1f">';
it.each([
  ['hosted', 'light', ['<meta name="theme-color" content="#ffffff">']],
  ['hosted', 'system', [lightBar, darkBar]],
  ['embedded', 'system', []],
  ['panel', 'light', []],
] as const)('gives the browser’s bar the colour of the header: %s, mode %s', (context, mode, colours) => {
  const html = writeDocument(template, { ...boot, context }, { ...look, mode }, []);
  expect(html.match(/<meta name="theme-color"[^>]*>/g) ?? []).toEqual(colours);
});

it.each([
  ['tenant', true],
  ['telephony', false],
] as const)('requests the app token before anything else in the %s portal: %s', (portal, isIncluded) => {
  const html = writeDocument(template, { ...boot, portal }, look, []);
  expect(html.includes('<script>request()</script><title>')).toBe(isIncluded);
  expect(html.includes('request()')).toBe(isIncluded);
});
