import type { Problem } from '@home-move/contract';
import { useGeneralMessage } from '../../runtime/runtime-context';
import { Notice } from './notice';

/** What went wrong with a call, and what there is to know about it; nothing while all is well. [API-17] */
export function ProblemNotice({ problem }: { readonly problem: Problem | null }) {
  const messageOf = useGeneralMessage();
  if (!problem) return null;
  return (
    <Notice kind="error">
      <p>{messageOf(problem)}</p>
      {problem.detail && <p>{problem.detail}</p>}
    </Notice>
  );
}
