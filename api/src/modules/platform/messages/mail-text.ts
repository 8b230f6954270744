import type { Brand } from '../../brands/brand/brands.data.js';
import type { MailContent, MailFact } from './mail-content.js';
import { mailTexts } from './mail-frame.texts.js';

/** Renders the mail as plain text: the same content in the same order, with links printed. */
export function renderMailText(content: MailContent, brand: Brand): string {
  const { heading, lead, code, price, facts, items, action, sections = [], after, aside, ending } = content;
  const { unsubscribe } = ending;
  return [
    heading,
    ...lead,
    code,
    price && [price.amount, ...price.text].join('\n'),
    facts && factLines(facts),
    items && items.heading,
    ...(items?.items ?? []).map(({ title, status, text }) => [`${title} (${status})`, ...text].join('\n')),
    action && `${action.label}:\n${action.link.href}`,
    after,
    ...sections.map(({ heading: title, text = [], facts: known }) =>
      [title, ...text, ...(known ? [factLines(known)] : [])].join('\n'),
    ),
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

const factLines = (facts: readonly MailFact[]) => facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
