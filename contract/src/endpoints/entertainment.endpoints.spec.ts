import { entertainmentEndpoints as calls } from './entertainment.endpoints';

// Callers outside this repository use these methods and paths, so they are written out here.
it.each([
  ['lists packages [BB-19]', calls.broadband, 'POST /entertainment/broadband'],
  ['selects a package [BBSET-02]', calls.selectPackage, 'POST /entertainment/select-package'],
  ['removes the pending package [BBSET-07]', calls.removePending, 'POST /entertainment/remove-pending-wombb-package'],
])('%s at its method and path, in JSON', (_action, { method, path, encoding }, expected) => {
  expect([`${method} ${path}`, encoding]).toEqual([expected, 'json']);
});
