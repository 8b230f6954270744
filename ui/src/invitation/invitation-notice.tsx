import type { Invitation } from '@home-move/contract';
import { Notice } from '../components/notice/notice';
import { invitationTexts as texts } from './invitation.texts';

/** Who gave us which details of the mover, and when the mover agreed to it, for the top of the page behind a partner's link. */
export function InvitationNotice({ invitation }: { readonly invitation: Invitation }) {
  return (
    <Notice>
      <p>{texts.gave(invitation)}</p>
      <p>{texts.agreed(invitation)}</p>
    </Notice>
  );
}
