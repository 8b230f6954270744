import { problem } from '@home-move/contract';
import { TextLink } from '../components/link/text-link';
import { Notice } from '../components/notice/notice';
import { phoneHref } from '../format/format';
import { useIsFinished, useRuntime } from '../runtime/runtime-context';

const texts = { call: (phone: string) => `Call ${phone}` } as const;

/** That an agent has finished the enrolment, and whom to call; nothing before. */
export function FinishedNotice() {
  const { phone, hours } = useRuntime().brand.support;
  if (!useIsFinished()) return null;
  return (
    <Notice still>
      <p>{problem('ENROLMENT_CLOSED').title}</p>
      <p>
        <TextLink href={phoneHref(phone)}>{texts.call(phone)}</TextLink>, {hours}
      </p>
    </Notice>
  );
}
