import { documentEndpoints, type MoveDocument } from '@home-move/contract';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import type { Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';
import { readPdfs } from '../pdf/read-pdf.fixture.js';
import { aCustomer, type Customer } from '../orders/orders.fixture.js';

type Caller = Pick<Mover, 'token'>;

/** Runs the jobs that are due in three seconds. */
export async function runJobs(api: BootedApp, worker: JobsWorker): Promise<void> {
  api.clock.advance({ seconds: 3 });
  await worker.runDue();
}

/** A customer whose documents are stored. */
export async function aCustomerWithDocuments(api: BootedApp, worker: JobsWorker): Promise<Customer> {
  const customer = await aCustomer(api);
  await runJobs(api, worker);
  return customer;
}

export async function documentsOf(api: BootedApp, { token }: Caller): Promise<readonly MoveDocument[]> {
  return (await api.call(documentEndpoints.documents, {}, { token })).body.documents;
}

/** The document of an order with this title. */
export async function documentNamed(api: BootedApp, caller: Caller, title: string): Promise<MoveDocument> {
  const found = (await documentsOf(api, caller)).find((document) => document.title.startsWith(title));
  if (!found) throw new Error(`no document is called ${title}`);
  return found;
}

/** Downloads a document, or everything as `documents.zip`, with every byte. */
export async function fileOf({ url }: BootedApp, { token }: Caller, id: string) {
  const path = id === 'documents.zip' ? id : `documents/${id}`;
  const answer = await fetch(`${url}/api/v1/enrolment/${path}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** The text of all pages of each document, in one line. */
export async function textsOf(
  api: BootedApp,
  caller: Caller,
  documents: readonly MoveDocument[],
): Promise<readonly string[]> {
  const files = await Promise.all(documents.map(({ id }) => fileOf(api, caller, id)));
  return readPdfs(files.map(({ bytes }) => bytes)).map(({ pages }) => pages.join(' '));
}

export async function textOf(api: BootedApp, caller: Caller, document: MoveDocument): Promise<string> {
  const [text] = await textsOf(api, caller, [document]);
  if (text === undefined) throw new Error(`${document.title} has no text`);
  return text;
}
