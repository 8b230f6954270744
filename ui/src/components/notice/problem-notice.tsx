import type { Problem } from '@home-move/contract';
import { useGeneralMessage } from '../../runtime/use-general-message';
import { Notice } from './notice';

export interface ProblemNoticeProps {
  readonly problem: Problem | null;
  /** Takes the focus and scrolls into view: the answer to a button that may be far below. */
  readonly focused?: boolean;
}

/** Why a call failed, with its detail; nothing without a problem. [API-17] */
export function ProblemNotice({ problem, focused }: ProblemNoticeProps) {
  const messageOf = useGeneralMessage();
  if (!problem) return null;
  return (
    <Notice kind="error" focusOn={focused ? problem : null}>
      <p>{messageOf(problem)}</p>
      {problem.detail && <p>{problem.detail}</p>}
    </Notice>
  );
}
