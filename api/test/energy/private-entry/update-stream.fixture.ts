import { privateEntryEndpoints } from '@home-move/contract';
import type { BootedApp } from '../../support/boot-app.js';
import { followStream, requestStream } from '../../support/event-stream.js';

interface Login {
  readonly access_token: string;
}

/** The stream of an agent's call. */
export const requestUpdates = (at: BootedApp, { access_token }: Login) =>
  requestStream(at, privateEntryEndpoints.updates, access_token);

/** The open stream of an agent's call, as the agent's page reads it. */
export const followUpdates = (at: BootedApp, { access_token }: Login) =>
  followStream(at, privateEntryEndpoints.updates, access_token);
