import { isPage, readDocumentPath } from './document-path.js';

describe('the path of a document', () => {
  it.each([
    ['/', 'hosted', null, null, '/'],
    ['/pending/personal-details', 'hosted', null, null, '/pending/personal-details'],
    ['/oakwood', 'hosted', 'oakwood', null, '/'],
    ['/oakwood/', 'hosted', 'oakwood', null, '/'],
    ['/oakwood/12', 'hosted', 'oakwood', 12, '/'],
    ['/oakwood/12/enrolment/energy/list', 'hosted', 'oakwood', 12, '/enrolment/energy/list'],
    ['/oakwood/enrolment/confirmation', 'hosted', 'oakwood', null, '/enrolment/confirmation'],
    ['/oakwood/12a/pending', 'hosted', 'oakwood', null, '/12a/pending'],
    ['/12', 'hosted', '12', null, '/'],
    ['/log-in', 'hosted', null, null, '/log-in'],
    ['/Cookie-Policy', 'hosted', null, null, '/Cookie-Policy'],
    ['/embed', 'embedded', null, null, '/'],
    ['/embed/oakwood/12', 'embedded', 'oakwood', 12, '/'],
    ['/embed/oakwood/12/pending/personal-details', 'embedded', 'oakwood', 12, '/pending/personal-details'],
    ['/embed/pending', 'embedded', null, null, '/pending'],
    ['/panel/oakwood', 'hosted', null, null, '/panel/oakwood'],
    ['/caf%C3%A9', 'hosted', 'café', null, '/'],
    ['/%E0%A4%A', 'hosted', '%E0%A4%A', null, '/'],
  ])('%s is %s, brand %p, branch %p, below it %s [BRAND-08] [BRAND-09]', (path, context, brand, branch, below) => {
    expect(readDocumentPath(path, 'tenant')).toEqual({ context, portal: 'tenant', brand, branch, below });
  });

  it.each([
    ['/', 'hosted', null, null, '/'],
    ['/oakwood/12/pending', 'hosted', 'oakwood', 12, '/pending'],
    ['/panel', 'panel', null, null, '/'],
    ['/panel/pending', 'panel', null, null, '/pending'],
    ['/panel/oakwood/12/enrolment/energy/list', 'panel', 'oakwood', 12, '/enrolment/energy/list'],
    ['/embed/oakwood', 'hosted', null, null, '/embed/oakwood'],
  ])('%s on the telephony host is %s, brand %p, branch %p, below it %s', (path, context, brand, branch, below) => {
    expect(readDocumentPath(path, 'telephony')).toEqual({ context, portal: 'telephony', brand, branch, below });
  });

  it.each([
    '/',
    '/log-in',
    '/log-in/a-token',
    '/login',
    '/login/code',
    '/confirm-details/a-token',
    '/password-reset/a-token',
    '/continue/a-token',
    '/email/unsubscribe/a-token',
    '/cookie-policy',
    '/pending',
    '/enrolment',
    '/enrolment/energy/payment/larkfield%20energy/P1',
  ])('%s is a page', (below) => expect(isPage(below)).toBe(true));

  it.each([
    '/nothing',
    '/login/other',
    '/confirm-details',
    '/panel',
    '/embed',
    '/enrolment/nothing',
    '/pending/personal-details/more',
    '/constructor',
  ])('%s is not a page', (below) => expect(isPage(below)).toBe(false));
});
