import { sentDetails, type Invitation, type SentDetail } from '@home-move/contract';
import { anInvitation } from '@home-move/contract/testing';
import { render, screen } from '@testing-library/react';
import { InvitationNotice } from './invitation-notice';

function noticeOf(given: Partial<Invitation>): string | null {
  render(<InvitationNotice invitation={anInvitation(given)} />);
  return screen.getByRole('status').textContent;
}

describe('the notice of an invitation', () => {
  it('names every kind of detail, whatever their order', () => {
    expect(noticeOf({ details: sentDetails.toReversed() })).toBe(
      'Oakwood Lettings gave us your name, date of birth, email address, mobile number, new address, new postcode and moving date.They say that you agreed to this on 19\u00A0Nov\u00A02026.',
    );
  });

  it('leaves out kinds that only a newer API knows', () => {
    const newer = ['name', 'shoeSize' as SentDetail, 'emailAddress'] as const;
    expect(noticeOf({ details: newer })).toMatch(/^Oakwood Lettings gave us your name and email address\./);
  });
});
