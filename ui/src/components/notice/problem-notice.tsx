import type { Problem } from '@home-move/contract';
import { Notice } from './notice';

/** What went wrong with a call, and what there is to know about it; nothing while all is well. */
export function ProblemNotice({ problem }: { readonly problem: Problem | null }) {
  if (!problem) return null;
  return (
    <Notice kind="error">
      <p>{problem.title}</p>
      {problem.detail && <p>{problem.detail}</p>}
    </Notice>
  );
}
