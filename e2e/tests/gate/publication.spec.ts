import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from '../../fixtures/remote-versions.js';
import { atMount, publishChecked, statusOf, type Alteration } from '../../support/registry.js';

/** Of brands in which council and water are optional; Harbour has another one. */
const lede = 'Here is who to tell that you are moving in.';
const otherLede: Alteration = {
  file: 'app',
  change: (code) => code.replace(lede, 'Tell them that you are moving in.'),
};

const tag = ['@full', '@council-water'];

test('a version that passes its stories and looks like the one before is published', { tag }, async ({ versions }) => {
  const version = versions.next();
  const { code, output } = await publishChecked(await versions.derive(version), '--yes');

  expect(output).toContain('Tests: jest --selectProjects mfe-council-water');
  expect(output).toContain(
    `Stories of council-water ${version}: shell and API of this checkout, with confirmation 0.1.0,`,
  );
  expect(output).toMatch(/^Stories: \d+ passed/m);
  expect(output).toContain('Pictures: 0 of 6 differ from 0.1.0');
  expect(output).toMatch(/^Long tasks of the first page, medians of 5: \d+ ms before, \d+ ms now$/m);
  expect(output).toContain(`council-water ${version} is published`);
  expect(code).toBe(0);
});

test('a version that a story rejects is not published', { tag }, async ({ versions }) => {
  const version = versions.next();
  const broken = await versions.derive(version, atMount('throw new Error("a fault of this version")'));
  const { code, output } = await publishChecked(broken, '--yes');

  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`stories failed with council-water ${version}. Their traces and pictures are in`));
  const folder = /traces and pictures are in (\S+)/.exec(output)?.[1] ?? '';
  expect(existsSync(folder)).toBe(true);
  expect(output).not.toContain('is published');
  await expect(statusOf(version)).rejects.toThrow('is not known');
});

test('a version that looks different is published once its pictures are confirmed', { tag }, async ({ versions }) => {
  const version = versions.next();
  const { code, output } = await publishChecked(await versions.derive(version, otherLede));

  expect(code).toBe(1);
  expect(output).toMatch(/Pictures: 4 of 6 differ from 0\.1\.0; before, candidate and difference of each are in \S+/);
  for (const brand of ['default', 'oakwood']) {
    for (const width of [320, 1280]) {
      expect(output).toMatch(
        new RegExp(`${brand}: council-services-upfront at ${width} px differs, \\d+\\.\\d% of pixels`),
      );
    }
  }
  expect(output).not.toContain('harbour: council-services-upfront');
  expect(output).toContain(`council-water ${version} is not published: confirm the warnings with --yes.`);
  await expect(statusOf(version)).rejects.toThrow('is not known');
});
