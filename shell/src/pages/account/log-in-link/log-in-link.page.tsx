import {
  accountEndpoints,
  logInLinkResult,
  problem,
  problemOf,
  type LogInLink,
  type Problem,
} from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useEffect, useEffectEvent } from 'react';
import { completeLogin } from '../complete-login';
import { LoadingPage } from '../link-pages';
import { useLinkQuery, usePageParam } from '../page-address';

/** Resolves the link and leads to its page; shows only that it is loading. [ROUTE-09] */
export function LogInLinkPage() {
  const runtime = useRuntime();
  const token = usePageParam('log-in-link', 'token');
  useLinkQuery(token);

  // [VAL-14]
  function goHome({ title }: Problem): void {
    runtime.navigate('/', { replace: true });
    runtime.feedback.show({ kind: 'error', content: title });
  }

  // [VAL-13]
  async function follow({ result, confirmToken, token: tokens }: LogInLink): Promise<void> {
    const isToConfirm =
      result === logInLinkResult.detailsToConfirm || result === logInLinkResult.detailsConfirmedBefore;
    if (isToConfirm && confirmToken !== undefined)
      runtime.navigate(`/confirm-details/${encodeURIComponent(confirmToken)}`, { replace: true });
    else if (result === logInLinkResult.hasPassword) runtime.navigate('/log-in', { replace: true });
    else if (result === logInLinkResult.notPopulated && tokens) await completeLogin(runtime, tokens);
    else goHome(problem('INVALID_LINK'));
  }

  const open = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const link = await runtime.http.send(accountEndpoints.logInLink, { body: { token } }, { signal });
      if (!signal.aborted) await follow(link);
    } catch (error) {
      if (!signal.aborted) goHome(problemOf(error));
    }
  });
  useEffect(() => {
    const leaving = new AbortController();
    void open(leaving.signal);
    return () => leaving.abort();
  }, []);

  return <LoadingPage label="Opening your link" />;
}
