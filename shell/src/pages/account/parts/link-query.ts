import { useRuntime } from '@home-move/ui';
import { useEffect, useRef, useState } from 'react';
import { useShell } from '../../../runtime/shell-context';
import { takeOpenedLink } from './opened-link';

/** What a link of ours carries beside its token. [ROUTE-15] */
export interface LinkQuery {
  readonly email: string | null;
  readonly source: string | null;
}

/** Reads what the link of a page carries, once; then it leaves the address bar. */
export function useLinkQuery(token: string): LinkQuery {
  const { http } = useRuntime();
  const { navigation } = useShell();
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    takeOpenedLink({ token, query, http, navigation });
  }, [http, navigation, query, token]);

  return { email: query.get('email'), source: query.get('source') };
}
