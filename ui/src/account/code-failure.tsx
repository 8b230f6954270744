import type { Problem } from '@home-move/contract';
import type { ReactNode } from 'react';
import { Notice } from '../components/notice/notice';
import { Stack } from '../components/stack/stack';

export interface CodeFailureProps {
  readonly problem: Problem;
  /** What the specification says of it. */
  readonly text: string;
  /** A way on. */
  readonly children?: ReactNode;
}

/** Why a code was not sent or not verified, where that is not the fault of what was typed; whoever has to wait is told so. */
export function CodeFailure({ problem, text, children }: CodeFailureProps) {
  return (
    <Notice kind="error">
      <Stack gap={2}>
        <p>{text}</p>
        {problem.code === 'TOO_MANY_REQUESTS' && <p>{problem.title}</p>}
        {children}
      </Stack>
    </Notice>
  );
}
