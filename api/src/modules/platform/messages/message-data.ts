import type { DataKind } from '@home-move/contract';
import type { MessageSubject } from '../../../common/disclosures/disclosures.js';
import type { LinkOpens } from './messages.js';
import type { Receipt, ReceiptMove } from './receipts.js';

/** Why a message is sent, and which personal data its text holds. A spec compares it with the texts. [PASS-02] */
export type MessageData = Omit<MessageSubject, 'enrolmentId'>;

const linkFor = (purpose: MessageData['purpose']): MessageData => ({ purpose, kinds: ['personalLink'] });

/** The messages whose text holds the same kinds of data each time. */
export const messageData = {
  code: { purpose: 'security', kinds: ['loginCode'] },
  passwordReset: linkFor('security'),
  contactChange: linkFor('security'),
  continueLink: linkFor('requestedLink'),
  phoneLink: linkFor('requestedLink'),
  privateEntry: linkFor('requestedLink'),
  agentLink: linkFor('requestedLink'),
  invitation: linkFor('invitation'),
  moveCancelled: { purpose: 'moveCancellation', kinds: [] },
  authorityGuide: { purpose: 'authorityGuide', kinds: [] },
  consent: { purpose: 'receipt', kinds: ['agreements'] },
  housemateNotice: { purpose: 'housemateNotice', kinds: ['name', 'housemate'], contactKind: 'housemate' },
  householdInvitation: { purpose: 'householdInvitation', kinds: ['name', 'housemate'], contactKind: 'housemate' },
  unnamedHouseholdInvitation: { purpose: 'householdInvitation', kinds: ['name'], contactKind: 'housemate' },
  /** A text message has no names. */
  householdInvitationBySms: { purpose: 'householdInvitation', kinds: [], contactKind: 'housemate' },
  householdQuestion: { purpose: 'housemateNotice', kinds: [], contactKind: 'housemate' },
  /** Goes to a partner's developers. */
  webhookDisabled: { purpose: 'reminder', kinds: [] },
} as const satisfies Record<string, MessageData>;

/** A reminder's link opens the move, or is the login, which is the same for everyone. */
export const reminderData = (opens: LinkOpens): MessageData => ({
  purpose: 'reminder',
  kinds: opens === 'login' ? [] : ['personalLink'],
});

/** The data of a receipt, as far as they are known. */
export function receiptData(receipt: Receipt): MessageData {
  if (receipt.kind === 'log-in') return { purpose: 'receipt', kinds: [] };
  const { move } = receipt;
  if (receipt.kind === 'news') return { purpose: 'receipt', kinds: [...nameOf(move), 'orderDetails'] };
  const isDated = receipt.kind === 'move' && receipt.moveInDate !== null;
  const home: readonly DataKind[] = move.home === null ? [] : ['address'];
  return {
    purpose: 'receipt',
    kinds: [...nameOf(move), ...home, ...(isDated ? (['moveInDate'] as const) : []), 'orderDetails'],
  };
}

const nameOf = ({ firstName }: ReceiptMove): readonly DataKind[] => (firstName === null ? [] : ['name']);
