import { render } from '@react-email/render';
import { createElement } from 'react';
import type { Brand } from '../brand/brands.data.js';
import type { MailContent } from './mail-content.js';
import { MailDocument } from './mail-document.js';
import { mailText } from './mail-text.js';

/** Both parts of a mail. */
export interface RenderedMail {
  readonly html: string;
  readonly text: string;
}

export async function renderedMail(content: MailContent, brand: Brand): Promise<RenderedMail> {
  return { html: await render(createElement(MailDocument, { content, brand })), text: mailText(content, brand) };
}
