import type {
  Branding,
  CurrentStep,
  Enrolment,
  Flags,
  Portal,
  RuntimeContext,
  RuntimeContract,
} from '@home-move/contract';

export interface CrmCall {
  readonly agentName: string | null;
  readonly enrolment: Enrolment | null;
  readonly brand: Branding;
  readonly flags: Flags;
  readonly portal: Portal;
  readonly context: RuntimeContext;
}

/** Actions of the CRM's page for the panel. */
export interface CrmPage {
  readonly navigate: (path: string) => void;
  /** Null clears it. */
  readonly showFeedback: (feedback: Parameters<RuntimeContract['feedback']['show']>[0] | null) => void;
  readonly report: RuntimeContract['telemetry']['report'];
  readonly emit: RuntimeContract['events']['emit'];
  readonly keepToken: (accessToken: string) => void;
  readonly logOut: () => Promise<void>;
  readonly endCall: (outcome: { readonly message: string; readonly id: string }) => void;
}

export declare function createCrmRuntime(options: {
  readonly call: CrmCall;
  readonly send: RuntimeContract['http']['send'];
  readonly page: CrmPage;
  readonly step?: CurrentStep | null;
}): RuntimeContract;
