import { bootElementId, isInCanary, type Boot } from '@home-move/contract';
import { test } from '../../fixtures/remote-versions.js';
import { expect } from '../../fixtures/test.js';
import { api, pathIn } from '../../support/addresses.js';
import {
  freshRelease,
  pin,
  pinnedBrand,
  publish,
  rollBack,
  startCanary,
  statusOf,
  withdraw,
} from '../../support/registry.js';

const visitors = 1000;
const rollbacks = 5;
const block = new RegExp(`id="${bootElementId}">(.*?)</script>`, 's');

/** What a new document of a brand names: the version of everyone, and the canary. */
async function openedDocument(brand: string) {
  const response = await fetch(`${api}${pathIn(brand, '/')}`, { headers: { accept: 'text/html' } });
  const { resolution } = JSON.parse(block.exec(await response.text())?.[1] ?? '') as Boot;
  const version = resolution.remotes.find(({ name }) => name === 'council-water')?.version;
  const canary = resolution.canaries?.find(({ record }) => record.name === 'council-water');
  return { version, canary };
}

test(
  'a canary for 10% reaches 10% of 1,000 visitors, the same ones at their next visit',
  { tag: ['@full', '@shell'] },
  async ({ versions }) => {
    const version = versions.next();
    expect(await publish(await versions.derive(version))).toMatchObject({ code: 0 });
    await pin(null);
    await startCanary(version, 10);
    // The shell draws a bucket at the first visit of a session and keeps it; here, each bucket has ten visitors.
    const buckets = Array.from({ length: visitors }, (_, visitor) => visitor % 100);
    const visit = async () => {
      const chosen: number[] = [];
      for (const [visitor, bucket] of buckets.entries()) {
        const { canary } = await openedDocument(pinnedBrand);
        if (canary && isInCanary(canary, bucket)) chosen.push(visitor);
      }
      return chosen;
    };
    const first = await visit();
    expect(first).toHaveLength(visitors / 10);
    expect(await visit()).toEqual(first);
    await withdraw(version);
    expect((await openedDocument(pinnedBrand)).canary).toBeUndefined();
  },
);

test(
  'a new document names the release before within a second of a rollback',
  { tag: ['@full', '@shell'] },
  async ({ versions }) => {
    await pin(null);
    const { version: before = '' } = await openedDocument('default');
    const released = freshRelease();
    const seconds: number[] = [];
    for (let attempt = 1; attempt <= rollbacks; attempt += 1) {
      const release = `${released}${attempt}`;
      expect(await publish(await versions.derive(release))).toMatchObject({ code: 0 });
      await expect.poll(async () => (await openedDocument('default')).version).toBe(release);
      await rollBack(before);
      const start = performance.now();
      while ((await openedDocument('default')).version !== before) expect(performance.now() - start).toBeLessThan(1000);
      seconds.push((performance.now() - start) / 1000);
      expect((await statusOf(release)).withdrawal?.why).toBe('a story wants it');
    }
    const longest = Math.max(...seconds);
    process.stdout.write(
      `\nA new document names the release before ${longest.toFixed(2)} s after the rollback at most.\n`,
    );
    expect(longest).toBeLessThan(1);
  },
);
