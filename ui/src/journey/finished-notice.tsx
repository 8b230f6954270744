import { problem } from '@home-move/contract';
import { TextLink } from '../components/link/text-link';
import { Notice } from '../components/notice/notice';
import { formatDate, phoneHref } from '../format/format';
import { useEnrolment, useRuntime } from '../runtime/runtime-context';

const texts = {
  call: (phone: string) => `Call ${phone}`,
  finished: (day: string) => `This move was finished on ${day}.`,
  forAgents: 'You and the customer can still read everything. Nothing can be changed.',
} as const;

/** That an agent has finished the enrolment, and whom a mover calls; nothing before. */
export function FinishedNotice() {
  const { portal, brand } = useRuntime();
  const { phone, hours } = brand.support;
  const closedAt = useEnrolment()?.closedAt ?? null;
  if (closedAt === null) return null;
  if (portal === 'telephony') {
    return (
      <Notice still>
        <p>{texts.finished(formatDate(closedAt))}</p>
        <p>{texts.forAgents}</p>
      </Notice>
    );
  }
  return (
    <Notice still>
      <p>{problem('ENROLMENT_CLOSED').title}</p>
      <p>
        <TextLink href={phoneHref(phone)}>{texts.call(phone)}</TextLink>, {hours}
      </p>
    </Notice>
  );
}
