import type { VendorClient } from './vendor-client.js';

export interface Package {
  packageId: string;
  partner: number;
}

/** Sam Hartley's order of Full Fibre 150 at 14 Castle Road. */
export const ORDER = {
  packageId: 'BRI-FF150',
  offerId: 'BRI-CARD60',
  customer: {
    title: 'Mr',
    forename: 'Sam',
    surname: 'Hartley',
    email: 'sam.hartley@example.test',
    telephone: '07700900101',
  },
  installAt: { udprn: '121193458703', line1: '14 Castle Road', line2: '', town: 'Bedford', postcode: 'MK40 2QT' },
  startDate: '2026-11-27',
  callbackSlot: null,
};

/** Searches and orders of Broadband HT. */
export function broadbandHtCalls(client: () => VendorClient) {
  const packagesAt = async (postcode: string, more = '') => {
    const { body } = await client().get(`/broadband-ht/v1/packages?postcode=${encodeURIComponent(postcode)}${more}`);
    return (body as { packages: Package[] }).packages;
  };
  return {
    packagesAt,
    idsAt: async (postcode: string) => (await packagesAt(postcode)).map(({ packageId }) => packageId),
    order: (more: object = {}, key = 'first') =>
      client().send('POST', '/broadband-ht/v1/orders', { ...ORDER, ...more }, { 'idempotency-key': key }),
  };
}
