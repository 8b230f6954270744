import { BrandService } from '../../../src/modules/brands/brand/brand.service.js';
import { Messages } from '../../../src/modules/platform/messages/messages.js';
import type { BootedApp } from '../../support/boot-app.js';

export const invitedEnrolment = 'aaaaaaaaaaaaaaaaaaaaaaaa';
export const invitedLink = 'http://localhost:4000/oakwood/confirm-details/token-of-the-partner';

/** Sends invitations and codes, and reads the mails that arrive. */
export async function createInviter(api: BootedApp) {
  const messages = api.app.get(Messages);
  const brand = await api.app.get(BrandService).find('oakwood');
  if (!brand) throw new Error('the demo has no oakwood');
  const mailsTo = async (to: string) =>
    (await (await fetch(`${api.sandbox.origin}/outbox?to=${encodeURIComponent(to)}`)).json()) as { text: string }[];
  const linkIn = async (contact: string, pattern: RegExp) => {
    const [newest] = await mailsTo(contact);
    return new URL(pattern.exec(newest?.text ?? '')?.[0] ?? 'about:blank');
  };
  return {
    messages,
    brand,
    mailsTo,
    invite: (contact: string) =>
      messages.sendInvitation({ contact, brand, enrolmentId: invitedEnrolment, isProven: true }, invitedLink),
    /** The unsubscribe link of the latest mail. */
    unsubscribeLink: (contact: string) => linkIn(contact, /http\S+\/email\/unsubscribe\/\S+/),
    /** The button link of the latest mail. */
    mainLink: (contact: string) => linkIn(contact, /http\S+commType=\S+/),
  };
}

export const lastSegment = ({ pathname }: URL): string => pathname.slice(pathname.lastIndexOf('/') + 1);
