import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webhookStates } from '@home-move/contract';
import { commands } from './commands.js';
import { help } from './help.js';

const guide = readFileSync(join(__dirname, '../../../docs/how-to/support.md'), 'utf8');
const section = /\n## Look into a partner's webhooks\n(.*?)\n## /s.exec(guide)?.[1] ?? '';
const helpOfEnable = help(
  commands,
  commands.find(({ name }) => name === 'webhook enable'),
);

describe('webhook enable', () => {
  it.each(webhookStates.filter((state) => state !== 'active'))('names the state %s, as the guide does', (state) => {
    expect(helpOfEnable).toMatch(new RegExp(`\\b${state}\\b`));
    expect(section).toContain(`\`${state}\``);
  });
});
