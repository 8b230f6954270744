/** A package of a provider's own site, which stays pending until it is removed. */
export async function chooseBroadband(mover) {
  await mover.call('GET /entertainment/speeds');
  await select(mover, 'wombb', '4');
  await mover.call('GET /entertainment/choice');
  await mover.call('POST /entertainment/remove-pending-wombb-package');
}

/** A package of home telecom, which is ordered at once. */
export const orderBroadband = (mover) => select(mover, 'ht', '1');

async function select(mover, source, serviceType) {
  const { packages: found } = await mover.call('POST /entertainment/broadband', {
    body: { pagesToLoad: [1, 2, 3, 4, 5] },
  });
  const { packageId, sourceId } = found.packages.find((one) => one.sourceId === source) ?? {};
  const params = { packageId, sourceId };
  const { pricing } = await mover.call('GET /entertainment/packages/{packageId}/{sourceId}', { params });
  await mover.call('POST /enrolment/wom-consent', { query: { serviceType, sendEmail: 'true' } });
  await mover.call('POST /entertainment/select-package', {
    body: { ...params, total: pricing.totalPricing.total, consent: true },
  });
}
