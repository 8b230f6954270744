import { aTheme } from '@home-move/contract/testing';
import { demoBrands, type Brand } from '../../brands/brand/brands.data.js';
import { agentLink, broadbandInvite, energyInvite } from './agent-messages.texts.js';
import {
  codeByMail,
  codeBySms,
  continueLink,
  invitation,
  passwordReset,
  phoneLinkByMail,
  phoneLinkBySms,
} from './messages.texts.js';
import { orderNewsMail } from './order-news.texts.js';
import { webhookDisabled } from './partner-messages.texts.js';
import { receiptSamples } from './receipts.builder.js';
import { moveReceipt, orderReceipt, receiptLogin } from './receipts.texts.js';
import { renderMail } from './render-mail.js';

const brands = demoBrands(undefined);
const brandNamed = (urlRoute: string): Brand => {
  const found = brands.find((brand) => brand.urlRoute === urlRoute);
  if (!found) throw new Error(`the demo has no ${urlRoute}`);
  return found;
};
const link = { href: 'https://portal.test/x/t?commType=continue', shown: 'https://portal.test/x/t' };
const stripTags = (html: string) => html.replaceAll(/<style>.*?<\/style>|<[^>]+>/g, '').replaceAll('&#x27;', "'");

describe('every mail', () => {
  const mails = {
    code: (brand: Brand) => codeByMail(brand, '048213'),
    'password reset': (brand: Brand) => passwordReset(brand, link),
    continue: (brand: Brand) => continueLink(brand, link),
    'phone link': (brand: Brand) => phoneLinkByMail(brand, link),
    'an agent': (brand: Brand) => agentLink(brand, link, 'https://portal.test/email/unsubscribe/u'),
    'an energy invite': (brand: Brand) => energyInvite(brand, link, 'https://portal.test/email/unsubscribe/u'),
    'a broadband invite': (brand: Brand) =>
      broadbandInvite(brand, link, 'https://portal.test/email/unsubscribe/u', 'login'),
    'an order': (brand: Brand) => orderReceipt(brand, link, receiptSamples.order),
    'the whole move': (brand: Brand) => moveReceipt(brand, link, receiptSamples.move),
    'an order that was rejected': (brand: Brand) => orderNewsMail(brand, link, receiptSamples.news),
    'the way to log in': (brand: Brand) => receiptLogin(brand, link, receiptSamples['log-in']),
    invitation: (brand: Brand) => invitation(brand, link, 'https://portal.test/email/unsubscribe/u'),
    'a disabled webhook': () =>
      webhookDisabled({ id: 'a'.repeat(24), host: 'hooks.oakwood.example', environment: 'live', isGone: false }),
  };

  it.each(Object.keys(mails) as (keyof typeof mails)[])('of %s has the same text in both parts', async (name) => {
    for (const brand of brands) {
      const content = mails[name](brand);
      const { html, text } = await renderMail(content, brand);
      for (const paragraph of [
        content.heading,
        ...content.lead,
        ...(content.price ? [content.price.amount, ...content.price.text] : []),
        ...(content.facts ?? []).flatMap(({ label, value }) => [label, value]),
        ...(content.items?.items ?? []).flatMap(({ title, status, text: lines }) => [title, status, ...lines]),
        ...(content.sections ?? []).flatMap(({ heading, text: lines = [], facts = [] }) => [
          heading,
          ...lines,
          ...facts.flatMap(({ label, value }) => [label, value]),
        ]),
        content.aside,
        content.ending.text,
        brand.legalText,
        brand.support.phone,
        brand.support.email,
      ]) {
        expect(stripTags(html)).toContain(paragraph);
        expect(text).toContain(paragraph);
      }
    }
  });

  it.each(Object.keys(mails) as (keyof typeof mails)[])('of %s loads no picture, script or font', async (name) => {
    const { html } = await renderMail(mails[name](brandNamed('default')), brandNamed('default'));
    expect(html).not.toMatch(/<(img|svg|script|link)\b|@font-face|url\(/);
    expect(html).toMatch(/<html lang="en-GB"/);
    expect(html).toContain('max-width:560px');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  });
});

it('a code is displayed in two groups and copied without a space', async () => {
  const brand = brandNamed('harbour');
  const { html, text } = await renderMail(codeByMail(brand, '048213'), brand);
  expect(html).toMatch(/<span style="padding-right:14px">048<\/span><span>213<\/span>/);
  expect(stripTags(html)).toContain('048213');
  expect(text).toContain('\n048213\n');
  expect(codeByMail(brand, '048213').subject).toBe('048213 is your Harbour Homes code');
});

it('a link is on the button and printed below', async () => {
  const brand = brandNamed('meadow');
  const { html, text } = await renderMail(continueLink(brand, link), brand);
  expect(html).toContain('href="https://portal.test/x/t?commType=continue"');
  expect(html).toContain('>https://portal.test/x/t</a>');
  expect(text).toContain('Carry on:\nhttps://portal.test/x/t?commType=continue\n');
});

it('an invitation names the services that the brand offers', () => {
  expect(invitation(brandNamed('oakwood-students'), link, 'u').preheader).toBe(
    'Energy, broadband and water in one place. It takes about five minutes.',
  );
});

describe('the look of a mail', () => {
  it.each([
    ['default', '#0b5563', '#86cfd8', 'border-radius:16px'],
    ['oakwood', '#741d2c', '#eda7ad', 'border-radius:4px'],
    ['harbour', '#0d0e10', '#ffffff', 'border-radius:0'],
    ['meadow', '#26722c', '#94d885', 'border-radius:26px'],
  ])('has the accent and the corners of %s, in dark mode its dark accent', async (urlRoute, light, dark, corners) => {
    const brand = brandNamed(urlRoute);
    const { html } = await renderMail(continueLink(brand, link), brand);
    expect(html).toContain(`background:${light};`);
    expect(html).toContain(`.hm-mark{background:${dark}!important}`);
    expect(html).toContain(corners);
  });

  it('follows the separate look of a brand', async () => {
    const look = aTheme({ dark: { accent: '#9fd0ee' }, corners: 'pill' });
    const brand = { ...brandNamed('default'), look };
    const { html } = await renderMail(continueLink(brand, link), brand);
    expect(html).toContain('background:#2a75a4;');
    expect(html).toContain('.hm-mark{background:#9fd0ee!important}');
    expect(html).toContain('border-radius:26px');
  });
});

it('brand names are escaped', async () => {
  const brand = { ...brandNamed('default'), name: 'Fox & <b>Sons</b>' };
  const { html } = await renderMail(codeByMail(brand, '048213'), brand);
  expect(html).toContain('Fox &amp; &lt;b&gt;Sons&lt;/b&gt;');
});

it('a code by SMS fits into one message and ends with the line that binds it to our domain', () => {
  const text = codeBySms(brandNamed('oakwood-students'), '048213', 'portal.example.test');
  expect(text).toBe(
    '048213 is your Oakwood Students code. It works for 15 minutes. Never share it with anyone.\n\n@portal.example.test #048213',
  );
  expect(text.length).toBeLessThanOrEqual(160);
});

it('an SMS ends with its link, so that phones link only the URL', () => {
  const text = phoneLinkBySms(brandNamed('oakwood-students'), 'https://portal.test/oakwood-students/phone/t');
  expect(text).toBe(
    'Continue your move with Oakwood Students here. The link works for 24 hours and only once:\nhttps://portal.test/oakwood-students/phone/t',
  );
});
