import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importApi } from './api-modules.mjs';
import { build } from './build.mjs';
import { inProject } from './project.mjs';
import { settingsFrom } from './settings.mjs';

const folder = inProject('.data', 'mail-preview');

/** `npm run mail:preview`: every mail in every theme, as HTML and as text, with an index page; nothing is sent. */
export async function mailPreview(_args, env = process.env) {
  await build(['code']);
  const { renderMail } = await importApi('renderMail');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const mails = [];
  for (const { name, brand, content } of await everyMail(settingsFrom(env).portal)) {
    const file = `${name}.${brand.theme}`;
    const { html, text } = await renderMail(content, brand);
    await writeFile(join(folder, `${file}.html`), html);
    await writeFile(join(folder, `${file}.txt`), text);
    mails.push({ file, theme: brand.theme, subject: content.subject });
  }
  const index = join(folder, 'index.html');
  await writeFile(index, mailPreviewIndex(mails));
  console.log(`${mails.length} mails: ${pathToFileURL(index).href}`);
}

/** Each mail for one brand of each theme, with links that do not work. */
async function everyMail(portal) {
  const { demoBrands } = await importApi('brands');
  const texts = {
    ...(await importApi('mailTexts')),
    ...(await importApi('agentMailTexts')),
    ...(await importApi('partnerMailTexts')),
    ...(await importApi('householdMailTexts')),
    ...(await importApi('receiptTexts')),
  };
  const { receiptSamples } = await importApi('receiptSamples');
  const { unsubscribePage } = await importApi('mailLinks');
  const token = 'o3nVbQ0mS1yH5fXcZ7kL9pTgRwAeUiJdNqBvMxCrKsE';
  const brands = demoBrands(undefined).filter(({ level }) => level === 1);
  return brands.flatMap((brand) => {
    const page = (path) => linkOf(`${portal}/${brand.urlRoute}/${path}/${token}`);
    const landing = { href: `${portal}/${brand.urlRoute}`, shown: `${portal}/${brand.urlRoute}` };
    const logIn = { href: `${landing.href}/login`, shown: `${landing.href}/login` };
    const unsubscribe = unsubscribePage(portal, brand, token, 'sam.hartley@example.test');
    return [
      { name: 'code', brand, content: texts.codeByMail(brand, '048213') },
      { name: 'password-reset', brand, content: texts.passwordReset(brand, page('password-reset')) },
      { name: 'continue', brand, content: texts.continueLink(brand, page('continue')) },
      { name: 'phone-link', brand, content: texts.phoneLinkByMail(brand, plain(page('phone'))) },
      { name: 'private-entry', brand, content: texts.privateEntryByMail(brand, plain(page('private-entry'))) },
      { name: 'contact-change', brand, content: texts.contactChangeByMail(brand, plain(page('contact-change'))) },
      { name: 'move-saved', brand, content: texts.moveSaved(brand, page('continue')) },
      { name: 'move-exists', brand, content: texts.moveExists(brand, page('continue')) },
      { name: 'move-in-reminder', brand, content: texts.moveInReminder(brand, page('continue')) },
      { name: 'erasure-warning', brand, content: texts.erasureWarning(brand, page('continue'), '2026-11-20') },
      { name: 'service-back', brand, content: texts.serviceBack(brand, page('continue')) },
      { name: 'authority-finder', brand, content: texts.authorityFinder(brand, plain(page('council'))) },
      { name: 'order-consent', brand, content: texts.orderConsent(brand, '2026-11-20') },
      { name: 'visit-consent', brand, content: texts.visitConsent(brand, '2026-11-20') },
      { name: 'invitation', brand, content: texts.invitation(brand, page('confirm-details'), unsubscribe) },
      {
        name: 'partner-invitation',
        brand,
        content: texts.partnerInvitation(brand, page('confirm-details'), unsubscribe),
      },
      { name: 'partner-reminder', brand, content: texts.partnerReminder(brand, page('confirm-details'), unsubscribe) },
      { name: 'move-cancelled', brand, content: texts.moveCancelled(brand) },
      { name: 'opened-move-cancelled', brand, content: texts.openedMoveCancelled(brand, logIn) },
      { name: 'agent-link', brand, content: texts.agentLink(brand, page('confirm-details'), unsubscribe) },
      { name: 'energy-invite', brand, content: texts.energyInvite(brand, page('confirm-details'), unsubscribe) },
      { name: 'broadband-invite', brand, content: texts.broadbandInvite(brand, page('confirm-details'), unsubscribe) },
      { name: 'order-receipt', brand, content: texts.orderReceipt(brand, logIn, receiptSamples.order) },
      { name: 'move-receipt', brand, content: texts.moveReceipt(brand, logIn, receiptSamples.move) },
      { name: 'receipt-log-in', brand, content: texts.receiptLogin(brand, logIn, receiptSamples['log-in']) },
      { name: 'webhook-disabled', brand, content: texts.webhookDisabled(disabledWebhook) },
      {
        name: 'household-invitation',
        brand,
        content: texts.householdInvitation(brand, plain(page('join')), unsubscribe, flatmateNames),
      },
      { name: 'household-question', brand, content: texts.householdQuestion(brand) },
      { name: 'flatmate', brand, content: texts.flatmateNotice(brand, landing, unsubscribe, flatmateNames) },
    ];
  });
}

/** A webhook of a partner. */
const disabledWebhook = {
  id: '6b00adac151428c518637f55',
  host: 'hooks.oakwood.example',
  environment: 'live',
  isGone: false,
};

/** The link in a mail that the mover sends themselves, which is not counted. */
const plain = ({ shown }) => ({ href: shown, shown });

const flatmateNames = { flatmate: 'Alex', mover: 'Sam' };

/** The link in a mail: the button's address names the mail. */
const linkOf = (shown) => ({ href: `${shown}?commType=preview`, shown });

/** A page with every mail at 600 and at 320 px, in the browser's colour scheme. */
export function mailPreviewIndex(mails) {
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mails</title><style>:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:24px}div{display:flex;gap:16px;overflow:auto}iframe{border:1px solid;flex:none;height:900px}</style>
<h1>Mails</h1>
${mails.map(section).join('\n')}
</html>
`;
}

const section = ({ file, theme, subject }) => `<h2>${escapeHtml(subject)} (${theme})</h2>
<p><a href="${file}.html">HTML</a> <a href="${file}.txt">text</a></p>
<div>${[600, 320].map((width) => `<iframe title="${file} at ${width}" src="${file}.html" width="${width}"></iframe>`).join('')}</div>`;

const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
