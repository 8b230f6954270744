import { isReservedName } from './reserved-names';

it.each(['embed', 'log-in', 'Log-In', 'PENDING', 'react-tenant-portal'])('%s is a route of ours', (segment) => {
  expect(isReservedName(segment)).toBe(true);
});

it.each(['oakwood', 'default', 'pending2', ''])('%j may be a brand', (segment) => {
  expect(isReservedName(segment)).toBe(false);
});
