/** Texts for when our service or the browser's network is unavailable. [HEALTH-05, HEALTH-10, HEALTH-11] */
export const healthTexts = {
  unavailable: (product: string) =>
    `${product} is unavailable right now. This issue may resolve itself shortly, please wait a minute or try again later`,
  carriesOn: 'What you entered is safe. This page carries on by itself as soon as we are back.',
  slow: 'Our service is running slower than usual...',
  slowMore: 'You can carry on. Address searches may take a few seconds longer.',
  down: 'Service Temporarily Unavailable',
  downMore: 'We cannot look up addresses just now. What you entered is safe, and this page comes back by itself.',
  downMail: 'You can also close it: we will email you when the service is back.',
  offline: 'You are offline.',
  offlineMore: 'What you entered is safe. Carry on when your connection is back.',
  noSignal: 'No signal: saved on this device.',
  noSignalMore: 'We send it when the signal is back.',
  call: 'If it cannot wait, call us on',
} as const;
