import type { Problem } from '@home-move/contract';
import type { ReactNode } from 'react';
import { Notice } from '../components/notice/notice';
import { Stack } from '../components/stack/stack';

export interface CodeFailureProps {
  readonly problem: Problem;
  /** The specification's sentence for it. */
  readonly text: string;
  /** An alternative to offer, such as a link. */
  readonly children?: ReactNode;
}

/** Why a code was not sent or not verified, for every failure but a wrong code. Adds the waiting time after too many requests. [OTP-20] */
export function CodeFailure({ problem, text, children }: CodeFailureProps) {
  return (
    <Notice kind="error" focusOn={problem}>
      <Stack gap={2}>
        <p>{text}</p>
        {problem.code === 'TOO_MANY_REQUESTS' && <p>{problem.detail ?? problem.title}</p>}
        {children}
      </Stack>
    </Notice>
  );
}
