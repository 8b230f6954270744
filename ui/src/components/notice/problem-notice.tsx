import type { Problem } from '@home-move/contract';
import { useGeneralMessage } from '../../runtime/use-general-message';
import { Notice } from './notice';

/** Why a call failed, with its detail; nothing without a problem. [API-17] */
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
