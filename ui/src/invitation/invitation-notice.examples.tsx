import { sentDetails } from '@home-move/contract';
import { InvitationNotice } from './invitation-notice';

export const AllDetails = () => (
  <InvitationNotice invitation={{ sentBy: 'Oakwood Lettings', details: sentDetails, agreedOn: '2026-11-19' }} />
);
