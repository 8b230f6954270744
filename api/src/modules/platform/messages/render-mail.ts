import { render } from '@react-email/render';
import { createElement } from 'react';
import type { Brand } from '../../brands/brand/brands.data.js';
import type { MailContent } from './mail-content.js';
import { MailDocument } from './mail-document.js';
import { renderMailText } from './mail-text.js';

/** The HTML and the plain-text part of a mail. */
export interface RenderedMail {
  readonly html: string;
  readonly text: string;
}

/** Renders both parts of a mail in the look of the brand. */
export async function renderMail(content: MailContent, brand: Brand): Promise<RenderedMail> {
  return { html: await render(createElement(MailDocument, { content, brand })), text: renderMailText(content, brand) };
}
