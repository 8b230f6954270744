import { commEventSchema, commQuery, commsEndpoints, type Channel, type CommEvent } from '@home-move/contract';
import type { Navigation } from '../../../navigation/navigation';
import type { Send } from '../../../session/send';

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

export interface OpenedLink {
  readonly token: string;
  readonly query: URLSearchParams;
  readonly http: { send: Send };
  readonly navigation: Pick<Navigation, 'go' | 'path'>;
}

/** Tells the API that the message of a link was opened, and takes all of it out of the address bar. Nobody waits for it. [COMMS-07] */
export function takeOpenedLink({ token, query, http, navigation }: OpenedLink): void {
  const event = eventOf(token, query);
  if (event) http.send(commsEndpoints.createEvent, { body: event }).catch(() => undefined);
  const kept = new URLSearchParams([...query].filter(([name]) => !ours.includes(name))).toString();
  navigation.go(navigation.path.get() + (kept === '' ? '' : `?${kept}`), { replace: true });
}
