/** Reviews and republishes a published version, and pins it. */
export async function deployment(mover) {
  const as = 'deploy key';
  const record = mover.published[mover.number % mover.published.length];
  await mover.call('POST /registry/validate', { as, body: record });
  await mover.call('POST /registry/review', { as, body: record });
  await mover.call('POST /registry/remotes', { as, body: record });
  const { name, version } = record;
  await mover.call('PUT /registry/pins', { as, body: { name, version, scope: { partner: 'harbour' } } });
  await mover.call('GET /registry/status', { as });
}
