import type { Brand } from '../brand/brands.data.js';
import type { MailContent } from './mail-content.js';
import { mailTexts } from './every-mail.texts.js';

/** Renders the mail as plain text: the same content in the same order, with links printed. */
export function renderMailText(content: MailContent, brand: Brand): string {
  const { heading, lead, code, action, after, aside, ending } = content;
  const { unsubscribe } = ending;
  return [
    heading,
    ...lead,
    code,
    action && `${action.label}:\n${action.link.href}`,
    after,
    aside,
    '--',
    mailTexts.support(brand),
    brand.legalText,
    unsubscribe ? `${ending.text}\n${unsubscribe.label}:\n${unsubscribe.link}` : ending.text,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
    .concat('\n');
}
