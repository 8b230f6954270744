import { problem } from '@home-move/contract';
import type { Action } from '../form/use-action';
import { CodePage, CodeSent } from './code-page';
import { ResendCode } from './resend-code';

const idle: Action<[]> = { busy: false, problem: null, run: () => Promise.resolve() };
const noon = Date.parse('2026-11-20T12:00:00Z');

const page = {
  brandName: 'Home Move',
  back: { onClick: () => undefined },
  lede: <CodeSent contact="s•••@example.test" />,
  submitLabel: 'Log In',
  busyLabel: 'Logging in',
} as const;
const otherChannel = { label: 'Use my mobile number instead', onClick: () => undefined };

export const Sent = () => (
  <CodePage
    {...page}
    check={idle}
    after={<ResendCode channel="email" sentAt={noon} now={noon} sending={idle} otherChannel={otherChannel} />}
  />
);

export const Rejected = () => (
  <CodePage
    {...page}
    check={{ ...idle, problem: problem('TOO_MANY_REQUESTS') }}
    after={
      <ResendCode channel="email" sentAt={null} now={noon} sending={{ ...idle, problem: problem('THIRD_PARTY') }} />
    }
  />
);
