/** A package of a provider's own site, which stays pending until it is removed. */
export async function chooseBroadband(mover) {
  const { packages: found } = await mover.call('POST /entertainment/broadband', {
    body: { pagesToLoad: [1, 2, 3, 4, 5] },
  });
  await mover.call('GET /entertainment/speeds');
  const { packageId, sourceId } = found.packages.find((one) => one.sourceId === 'wombb') ?? {};
  const params = { packageId, sourceId };
  const { pricing } = await mover.call('GET /entertainment/packages/{packageId}/{sourceId}', { params });
  await mover.call('POST /enrolment/wom-consent', { query: { serviceType: '4', sendEmail: 'true' } });
  await mover.call('POST /entertainment/select-package', {
    body: { ...params, total: pricing.totalPricing.total, consent: true },
  });
  await mover.call('GET /entertainment/choice');
  await mover.call('POST /entertainment/remove-pending-wombb-package');
}
