// Fails in the way that the title of the document names; returns a PDF for any other title.
import { parentPort } from 'node:worker_threads';

const failures = {
  exit: () => process.exit(1),
  throw: () => {
    throw new Error('the library failed');
  },
  hang: () => undefined,
};

parentPort.on('message', ({ id, document: { info } }) => {
  const fail = failures[info.title];
  if (fail) fail();
  else parentPort.postMessage({ id, pdf: new TextEncoder().encode(info.title) });
});
