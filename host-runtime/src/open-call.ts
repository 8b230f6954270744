import {
  brandEndpoints,
  call,
  isRuntimeSupported,
  ownEnrolmentCalls,
  problemOf,
  sessionEndpoints,
  telephonyEndpoints,
  type Branding,
  type CrmCall,
  type Enrolment,
  type Flags,
  type RemoteRecord,
} from '@home-move/contract';
import type { CallSession } from './call-session';
import type { PanelErrorCode } from './host-runtime';
import { PanelError } from './panel-error';

/** An agent's call, as Home Move opens it for a launch code. */
export interface OpenedCall {
  readonly agentName: string;
  readonly crm: CrmCall;
  readonly enrolment: Enrolment;
  readonly brand: Branding;
  readonly flags: Flags;
  /** The version of the panel to show: the brand's, or the previous release if this package does not support that. */
  readonly panel: RemoteRecord;
}

export interface CallOpening {
  readonly api: string;
  readonly fetcher: typeof fetch;
  readonly launchCode: string;
  /** Gets the agent's tokens. */
  readonly session: Pick<CallSession, 'keep' | 'send'>;
}

const codesOfProblems: Readonly<Record<string, PanelErrorCode>> = {
  INVALID_LAUNCH_CODE: 'launch-rejected',
  TOO_MANY_REQUESTS: 'too-many-requests',
};

/** Redeems a launch code for a page of this origin, and loads the facts of its call. Rejects with PanelError. */
export async function openCall(opening: CallOpening): Promise<OpenedCall> {
  try {
    return await redeem(opening);
  } catch (cause) {
    if (cause instanceof PanelError) throw cause;
    throw new PanelError(codesOfProblems[problemOf(cause).code] ?? 'api-unreachable', { cause });
  }
}

async function redeem({ api, fetcher, launchCode, session }: CallOpening): Promise<OpenedCall> {
  const grant = { grant_type: 'client_credentials', client_id: 'telephony-portal' } as const;
  const app = await call(fetcher, api, sessionEndpoints.token, { body: grant });
  const body = { code: launchCode, origin: location.origin };
  const launched = await call(fetcher, api, telephonyEndpoints.launch, { body }, { token: app.access_token });
  session.keep(launched);
  const [enrolment, brand, flags] = await Promise.all([
    session.send(ownEnrolmentCalls.mine, {}),
    session.send(telephonyEndpoints.branding, {}),
    session.send(brandEndpoints.flags, {}),
  ]);
  const { agentName, crm } = launched;
  return { agentName, crm, enrolment, brand, flags, panel: await findPanel(session, brand) };
}

async function findPanel({ send }: Pick<CallSession, 'send'>, { urlRoute, branch }: Branding): Promise<RemoteRecord> {
  const query = { brand: urlRoute, ...(branch !== null && { branch: String(branch) }) };
  const { remotes, lastGood } = await send(brandEndpoints.resolution, { query });
  const panels = [...remotes, ...lastGood].filter(({ name }) => name === 'telephony');
  const supported = panels.find(({ contract }) => isRuntimeSupported(contract));
  if (!supported) throw new PanelError('no-supported-panel');
  return supported;
}
