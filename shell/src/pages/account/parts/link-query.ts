import { commEventSchema, commQuery, commsEndpoints, type Channel, type CommEvent } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useEffect, useRef, useState } from 'react';
import { useShell } from '../../../shell-context';

/** What a link of ours carries beside its token. [ROUTE-15] */
export interface LinkQuery {
  readonly email: string | null;
  readonly source: string | null;
}

const ours: readonly string[] = ['email', 'source', ...Object.values(commQuery)];

/** The message that was opened; null where the link names none. */
function eventOf(token: string, query: URLSearchParams): CommEvent | null {
  const commChannel: Channel = query.get('source') === 'sms' ? 'sms' : 'email';
  const parsed = commEventSchema.safeParse({
    token,
    commChannel,
    commType: query.get(commQuery.type),
    enrolmentId: query.get(commQuery.enrolment),
    distributionToken: query.get(commQuery.distribution),
  });
  return parsed.success ? parsed.data : null;
}

/**
 * Reads what the link of a page carries, tells the API once that its message was opened, and takes all of it out of the
 * address bar. Nobody waits for the telling. [COMMS-07]
 */
export function useLinkQuery(token: string): LinkQuery {
  const { http } = useRuntime();
  const { navigation } = useShell();
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const event = eventOf(token, query);
    if (event) http.send(commsEndpoints.createEvent, { body: event }).catch(() => undefined);
    const kept = new URLSearchParams([...query].filter(([name]) => !ours.includes(name))).toString();
    navigation.go(navigation.path.get() + (kept === '' ? '' : `?${kept}`), { replace: true });
  }, [http, navigation, query, token]);

  return { email: query.get('email'), source: query.get('source') };
}
