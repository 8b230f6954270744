import {
  commEventSchema,
  commQuery,
  commsEndpoints,
  inviteParam,
  type Channel,
  type CommEvent,
} from '@home-move/contract';
import type { Navigation } from '../../navigation/navigation';
import type { Send } from '../../session/send';

const ownParams: readonly string[] = ['email', 'source', inviteParam, ...Object.values(commQuery)];

/** The message that the link was sent in; null when the link names none. */
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

export interface LinkQueryInput {
  readonly token: string;
  readonly query: URLSearchParams;
  readonly http: { send: Send };
  readonly navigation: Pick<Navigation, 'go' | 'path'>;
}

/**
 * Reports to the API that the message of a link was opened, and removes our parameters from the address bar. Does not
 * wait for the answer. [COMMS-07]
 */
export function consumeLinkQuery({ token, query, http, navigation }: LinkQueryInput): void {
  const event = eventOf(token, query);
  if (event) http.send(commsEndpoints.createEvent, { body: event }).catch(() => undefined);
  const remaining = new URLSearchParams([...query].filter(([name]) => !ownParams.includes(name))).toString();
  navigation.go(navigation.path.get() + (remaining === '' ? '' : `?${remaining}`), { replace: true });
}
