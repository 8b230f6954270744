import { startSandbox } from './index.js';

describe('startSandbox', () => {
  it('listens on the loopback address and closes', async () => {
    const sandbox = await startSandbox({ port: 0 });
    expect(sandbox.origin).toBe(`http://127.0.0.1:${sandbox.port}`);
    expect((await fetch(`${sandbox.origin}/healthz`)).status).toBe(200);
    await sandbox.close();
    await expect(fetch(`${sandbox.origin}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('rejects when the port is taken', async () => {
    const first = await startSandbox({ port: 0 });
    await expect(startSandbox({ port: first.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await first.close();
  });

  it('uses the configured name of the named supplier', async () => {
    const sandbox = await startSandbox({ port: 0, namedSupplier: 'Acme & Sons' });
    const response = await fetch(`${sandbox.origin}/quotes/v3/search`, {
      method: 'POST',
      headers: { 'x-api-key': 'sandbox-key', 'content-type': 'application/json' },
      body: JSON.stringify({
        gsp_group: '_A',
        postcode: 'MK40 2QT',
        fuels: 'GAS',
        panel: 'SPONSOR',
        gas: { annual_kwh: 9800, prepayment: true },
      }),
    });
    expect(await response.json()).toMatchObject({
      results: [{ name: 'Acme Pay As You Go', supplier: { name: 'Acme & Sons' } }],
    });
    await sandbox.close();
  });
});
