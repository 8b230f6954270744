import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { inProject } from './project.mjs';
import { mailPreviewIndex } from './mail-preview-index.mjs';
import { settingsFrom } from './settings.mjs';

const folder = inProject('.data', 'mail-preview');
const ofApi = (...parts) => import(pathToFileURL(inProject('api', 'dist', 'src', 'modules', ...parts)).href);

/** `npm run mail:preview`: every mail in every theme, as HTML and as text, with an index page; nothing is sent. */
export async function mailPreview(_words, env = process.env) {
  await build(['code']);
  const { renderedMail } = await ofApi('messages', 'rendered-mail.js');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const mails = [];
  for (const { name, brand, content } of await everyMail(settingsFrom(env).portal)) {
    const file = `${name}.${brand.theme}`;
    const { html, text } = await renderedMail(content, brand);
    await writeFile(join(folder, `${file}.html`), html);
    await writeFile(join(folder, `${file}.txt`), text);
    mails.push({ file, theme: brand.theme, subject: content.subject });
  }
  const index = join(folder, 'index.html');
  await writeFile(index, mailPreviewIndex(mails));
  console.log(`${mails.length} mails: ${pathToFileURL(index).href}`);
}

/** Each mail once for a brand of each theme, with links that lead nowhere. */
async function everyMail(portal) {
  const { demoBrands } = await ofApi('brand', 'brands.data.js');
  const texts = await ofApi('messages', 'messages.texts.js');
  const { unsubscribePage } = await ofApi('messages', 'mail-links.js');
  const token = 'o3nVbQ0mS1yH5fXcZ7kL9pTgRwAeUiJdNqBvMxCrKsE';
  const wearers = demoBrands(undefined).filter(({ level }) => level === 1);
  return wearers.flatMap((brand) => {
    const page = (path) => linkOf(`${portal}/${brand.urlRoute}/${path}/${token}`);
    const unsubscribe = unsubscribePage(portal, brand, token, 'sam.hartley@example.test');
    return [
      { name: 'code', brand, content: texts.codeByMail(brand, '048213') },
      { name: 'password-reset', brand, content: texts.passwordReset(brand, page('password-reset')) },
      { name: 'continue', brand, content: texts.continueLink(brand, page('continue')) },
      { name: 'phone-link', brand, content: texts.phoneLinkByMail(brand, plain(page('phone'))) },
      { name: 'move-in-reminder', brand, content: texts.moveInReminder(brand, page('continue')) },
      { name: 'service-back', brand, content: texts.serviceBack(brand, page('continue')) },
      { name: 'invitation', brand, content: texts.invitation(brand, page('confirm-details'), unsubscribe) },
    ];
  });
}

/** As the mail to oneself carries it: nobody counts it. */
const plain = ({ shown }) => ({ href: shown, shown });

/** As a mail carries it: the button's address names the mail. */
const linkOf = (shown) => ({ href: `${shown}?commType=preview`, shown });
