import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { steps, telephonyEndpoints, type StepId } from '@home-move/contract';
import { ScriptRepository } from '../../../src/modules/agents/scripts/script.repository.js';
import { runAdminCommand } from '../../admin/terminal.fixture.js';
import { aMover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';

let api: BootedApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hm-script-'));
  await writeFile(join(folder, 'usage.txt'), '\uFEFF"How many rooms?"\r\n\r\n[Note the answer.]\r\n');
  await writeFile(join(folder, 'empty.txt'), ' \n');
  await writeFile(join(folder, 'long.txt'), 'x'.repeat(4001));
  await writeFile(join(folder, 'binary.txt'), 'a\u0000b');
  api = await bootApp();
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const read = async (brand: object) => {
  const { id } = await aMover(api, brand);
  const answer = await api.call(telephonyEndpoints.content, {}, { token: await api.tokenFor(id, 'agent') });
  const pages = answer.body.customContent.telephonyScriptPages;
  return {
    ...answer,
    pages,
    of: (step: StepId) => pages.find(({ pageIdentifier }) => pageIdentifier === step)?.pageScript,
  };
};
const [homeMove, oakwood, oakwoodStudents] = [
  { selectedPartner: 100 },
  { selectedPartner: 101 },
  { selectedSubpartner: 201 },
] as const;
const admin = (...args: string[]) => runAdminCommand(api, ['script', ...args]);
const file = (name: string) => ['--file', join(folder, name)];
/** Memory forgets a script after a minute. */
const forgetMemory = () => api.clock.advance({ minutes: 2 });

describe('GET /content', () => {
  itRequiresAuthentication(() => api, telephonyEndpoints.content, {});

  it('has a script for every page, in the order of the journey [TEL-24, TEL-25, TEL-26]', async () => {
    const { status, body, pages } = await read(homeMove);
    expect(status).toBe(200);
    expect(body).toEqual({ customContent: { telephonyScriptPages: pages } });
    const besideAgents = Object.keys(steps).filter((step) => step !== 'private-entry');
    expect(pages.map(({ pageIdentifier }) => pageIdentifier)).toEqual(besideAgents);
    for (const { pageScript } of pages) expect(pageScript.length).toBeGreaterThan(30);
  });

  it("may be kept by the agent's browser for minutes, for the same call [TEL-25]", async () => {
    const { headers } = await read(homeMove);
    expect(headers['cache-control']).toBe('private, max-age=240');
    expect(headers['vary']).toBe('authorization, accept-encoding');
  });

  it("is the brand's own, otherwise that of the brand above, otherwise the default brand's", async () => {
    const [standard, partner, below] = [await read(homeMove), await read(oakwood), await read(oakwoodStudents)];
    expect(partner.of('moving-details')).toContain('It is the start date of your tenancy');
    expect(partner.of('broadband-list')).toBe(standard.of('broadband-list'));
    expect(below.pages).toEqual(partner.pages);
    await api.app
      .get(ScriptRepository, { strict: false })
      .save({ level: 2, id: 201 }, { page: 'moving-details', text: '"When does your term start?"' });
    forgetMemory();
    expect((await read(oakwoodStudents)).of('moving-details')).toBe('"When does your term start?"');
    expect((await read(oakwood)).pages).toEqual(partner.pages);
  });

  it('is read once for several calls', async () => {
    forgetMemory();
    const lookUps = jest.spyOn(api.app.get(ScriptRepository, { strict: false }), 'of');
    await Promise.all([read(homeMove), read(homeMove)]);
    await read(homeMove);
    expect(lookUps).toHaveBeenCalledTimes(1);
    lookUps.mockRestore();
  });
});

describe('the support tool', () => {
  it('writes a script, which agents then read', async () => {
    expect(await admin('save', '--brand', 'oakwood', '--page', 'energy-list', ...file('usage.txt'))).toEqual({
      code: 0,
      lines: ['oakwood has a script for energy-list now.'],
      errors: [],
    });
    forgetMemory();
    expect((await read(oakwood)).of('energy-list')).toBe('"How many rooms?"\n\n[Note the answer.]');
    expect((await read(homeMove)).of('energy-list')).not.toContain('How many rooms?');
  });

  it('lists every page, and the length of the brand’s script for it', async () => {
    const { code, lines } = await admin('list', '--brand', 'oakwood');
    expect(code).toBe(0);
    expect(lines).toHaveLength(Object.keys(steps).length);
    expect(lines).toEqual(expect.arrayContaining(['energy-list  37 characters', 'energy-details  –']));
  });

  it('removes a script, so that the one of the brand above is shown', async () => {
    const remove = () => admin('remove', '--brand', 'oakwood', '--page', 'energy-list');
    expect(await remove()).toMatchObject({ code: 0 });
    forgetMemory();
    expect((await read(oakwood)).of('energy-list')).toBe((await read(homeMove)).of('energy-list'));
    expect(await remove()).toMatchObject({
      code: 1,
      errors: ['script remove: oakwood has no script of its own for energy-list'],
    });
  });

  it.each([
    [
      ['--brand', 'oakwood', '--page', 'energy', '--file', 'usage.txt'],
      /--page: there is no page energy; "script list"/,
    ],
    [['--brand', 'nowhere', '--page', 'energy-list', '--file', 'usage.txt'], /there is no brand nowhere/],
    [['--brand', 'oakwood', '--page', 'energy-list', '--file', 'missing.txt'], /--file: missing.txt cannot be read/],
  ])('rejects %j', async (args, error) => {
    const { code, errors } = await admin('save', ...args);
    expect([code, errors.join()]).toEqual([1, expect.stringMatching(error)]);
  });

  it.each([
    ['empty.txt', /is empty/],
    ['long.txt', /at most 4000 characters/],
    ['binary.txt', /is not plain text/],
  ])('rejects the file %s', async (name, error) => {
    const { code, errors } = await admin('save', '--brand', 'oakwood', '--page', 'energy-list', ...file(name));
    expect([code, errors.join()]).toEqual([1, expect.stringMatching(error)]);
  });
});
