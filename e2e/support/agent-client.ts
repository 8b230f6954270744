import { randomUUID } from 'node:crypto';
import {
  call,
  enrolmentEndpoints,
  privateEntryEndpoints,
  type ContactDetails,
  type Enrolment,
  type PrivateEntry,
} from '@home-move/contract';
import { callLink } from './admin.js';
import { api } from './addresses.js';
import { AppClient } from './app-client.js';

/** Calls the API as the portal does for an agent on a call with a customer. */
export class AgentClient {
  private constructor(private readonly token: string) {}

  /** The agent with this name, whose CRM has opened the enrolment. */
  static async onCall(enrolmentId: string, agentName: string): Promise<AgentClient> {
    const token = new URL(await callLink(enrolmentId, agentName)).searchParams.get('telephonyToken') ?? '';
    return new AgentClient(await (await AppClient.connected()).logInAgent(token));
  }

  /** Changes the customer's contacts; the owner of a proven one gets a message. */
  saveContact(contact: ContactDetails): Promise<Enrolment> {
    return call(fetch, api, enrolmentEndpoints.saveContactDetails, { body: contact }, { token: this.token });
  }

  /** Texts the customer a link to enter bank details. */
  requestBankDetails(): Promise<PrivateEntry> {
    const body = { scope: 'bank-details', channel: 'sms' } as const;
    return call(
      fetch,
      api,
      privateEntryEndpoints.create,
      { body },
      { token: this.token, idempotencyKey: randomUUID() },
    );
  }
}
