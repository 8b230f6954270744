import { portalPages } from '../journey/portal-pages';
import { redirects, standalonePages, steps } from '../journey/steps';
import { isReservedName } from './reserved-names';

it.each([
  'api',
  'brand-pictures',
  'brand-themes',
  'embed',
  'log-in',
  'Log-In',
  'panel',
  'partners',
  'PENDING',
  'preview',
  'react-telephony-portal',
  'react-tenant-portal',
])('%s is a route of the portal', (segment) => {
  expect(isReservedName(segment)).toBe(true);
});

it.each(['oakwood', 'default', 'pending2', ''])('%j may be a brand', (segment) => {
  expect(isReservedName(segment)).toBe(false);
});

it('reserves the first segment of every page', () => {
  const paths = [
    ...Object.values(portalPages),
    ...Object.keys(redirects),
    ...Object.values(standalonePages),
    ...Object.values(steps).map(({ path }) => path),
  ];
  const firstSegments = paths.map((path) => path.split('/')[1] ?? '').filter((segment) => segment !== '');
  expect(firstSegments.filter((segment) => !isReservedName(segment))).toEqual([]);
});
