import type { Browser } from '@playwright/test';
import { aMover } from '../../support/mover.js';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { expect } from '../../fixtures/test.js';
import { requestedVersions, test } from '../../fixtures/remote-versions.js';
import { journeyIn, type Journey } from '../../pages/journey.js';
import { atMount, pin, pinnedBrand, statusOf, tamper, type Alteration } from '../../support/registry.js';

/** Code that runs when the chunk of the first screen does. */
const running =
  (code: string): Alteration['change'] =>
  (chunk) =>
    `${code};${chunk}`;

const fault = 'throw new Error("thrown by a broken version")';
const inTimer = { file: 'app', change: running(`setTimeout(()=>{${fault}},500)`) } as const;

/** Opens the remote's page as a new visitor, who sees the page while the fault occurs. */
async function visit(browser: Browser, act: (journey: Journey) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await startAt(page, aMover({ wants: 'all' }), 'councilWater', { brand: pinnedBrand });
  await act(journeyIn(page));
  await context.close();
}

const seesCouncil = (journey: Journey) =>
  expect(journey.councilWater.council.card).toContainText('Bedford Borough Council');

/** Waits until operators see a fault of the version, and returns the codes. */
async function reportedCodes(version: string, atLeast = 1): Promise<readonly string[]> {
  await expect
    .poll(async () => (await statusOf(version)).health.faulty, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(atLeast);
  const { health } = await statusOf(version);
  return health.brands.flatMap(({ faults }) => faults.map(({ code, phase }) => `${code} ${phase}`));
}

test(
  'a version that throws once it is mounted is withdrawn for the next visitor after three visits',
  { tag: '@shell' },
  async ({ page, journey, browser, versions }) => {
    const { broken } = await versions.publishBroken(inTimer);
    await startAt(page, aMover({ wants: 'all' }), 'councilWater', { brand: pinnedBrand });
    await seesCouncil(journey);

    for (let visitor = 2; visitor <= 3; visitor += 1)
      await visit(browser, async (visited) => {
        await seesCouncil(visited);
        expect(await reportedCodes(broken, visitor)).toEqual(['HM-604 callback']);
      });
    await expect
      .poll(async () => (await statusOf(broken)).withdrawal?.why, { timeout: 30_000 })
      .toBe('3 of 3 visits had a fault');

    const context = await browser.newContext();
    const next = await context.newPage();
    const requested = requestedVersions(next);
    await startAt(next, aMover({ wants: 'all' }), 'councilWater', { brand: pinnedBrand });
    await seesCouncil(journeyIn(next));
    expect(requested).toHaveLength(1);
    expect(requested).not.toContain(broken);
    await context.close();

    await seesCouncil(journey);
  },
);

const reported: readonly {
  readonly fault: string;
  readonly codes: readonly string[];
  readonly alteration?: Alteration;
  readonly isFull?: boolean;
}[] = [
  {
    fault: 'throws at load',
    codes: ['HM-401 load'],
    alteration: { file: 'entry', change: running(`(()=>{${fault}})()`) },
    isFull: true,
  },
  {
    fault: 'throws on mount',
    codes: ['HM-501 mount'],
    alteration: atMount(fault),
    isFull: true,
  },
  {
    fault: 'throws in an effect of the mount',
    codes: ['HM-501 mount'],
    alteration: {
      file: 'app',
      change: (code) => code.replaceAll('document.title=', `(()=>{${fault}})(),document.title=`),
    },
    isFull: true,
  },
  {
    fault: 'leaves a rejected promise',
    codes: ['HM-605 rejection'],
    alteration: { file: 'app', change: running('Promise.reject(new Error("rejected by a broken version"))') },
    isFull: true,
  },
  {
    fault: 'blocks the page for two seconds',
    codes: ['HM-701 block'],
    alteration: {
      file: 'app',
      change: running('setTimeout(()=>{for(const end=performance.now()+2000;performance.now()<end;);},500)'),
    },
    isFull: true,
  },
  {
    fault: 'sends data to another origin',
    codes: ['HM-702 policy'],
    alteration: { file: 'app', change: running('fetch("https://elsewhere.invalid/").catch(()=>0)') },
    isFull: true,
  },
  { fault: 'was altered in the store', codes: ['HM-302 integrity'], isFull: true },
];

for (const { fault: title, codes, alteration, isFull } of reported) {
  test(
    `operators see that a version ${title}`,
    { tag: [...(isFull ? ['@full'] : []), '@shell'] },
    async ({ page, versions }) => {
      const { broken } = await versions.publishBroken(alteration);
      if (!alteration) await tamper(broken, 'app');
      await startAt(page, aMover({ wants: 'all' }), 'councilWater', { brand: pinnedBrand });
      expect(await reportedCodes(broken)).toEqual(expect.arrayContaining([...codes]));
      await pin(null);
    },
  );
}
