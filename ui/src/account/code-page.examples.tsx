import { problem } from '@home-move/contract';
import type { Action } from '../form/use-action';
import { CodePage, CodeSent } from './code-page';
import { ResendCode } from './resend-code';

const still: Action<[]> = { busy: false, problem: null, run: () => Promise.resolve() };
const noon = Date.parse('2026-11-20T12:00:00Z');

const frame = {
  brandName: 'Home Move',
  back: { onClick: () => undefined },
  lede: <CodeSent contact="s•••@example.test" />,
  submitLabel: 'Log In',
  busyLabel: 'Logging in',
} as const;
const otherWay = { label: 'Use my mobile number instead', onClick: () => undefined };

export const Sent = () => (
  <CodePage
    {...frame}
    check={still}
    after={<ResendCode channel="email" sentAt={noon} now={noon} sending={still} otherChannel={otherWay} />}
  />
);

export const Refused = () => (
  <CodePage
    {...frame}
    check={{ ...still, problem: problem('TOO_MANY_REQUESTS') }}
    after={
      <ResendCode channel="email" sentAt={null} now={noon} sending={{ ...still, problem: problem('THIRD_PARTY') }} />
    }
  />
);
