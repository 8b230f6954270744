import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectGenerated, markdownTable } from './generated-file.js';

const folder = join(__dirname, 'decisions');
const files = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .toSorted();
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const statusLine = /^Status: (accepted|proposed|withdrawn|superseded), (\d{4}-\d\d-\d\d)[.;]/m;

describe('a decision', () => {
  it('has a number, and every number up to the last has a decision', () => {
    const numbers = files.map((file) => Number(file.slice(0, 4)));
    expect(numbers).toEqual(files.map((_, index) => index + 1));
  });

  it.each(files)(
    '%s has its number in the title, a status with its date, context, decision and consequences',
    (file) => {
      const text = textOf(file);
      expect(text).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. `));
      expect(text).toMatch(statusLine);
      const parts = ['Context', 'Decision', 'Consequences'];
      expect(parts.filter((part) => !text.includes(`**${part}.**`))).toEqual([]);
    },
  );
});

it('docs/decisions/README.md lists every decision: after a change run `npm run docs:update`', () => {
  const rows = files.map((file) => {
    const text = textOf(file);
    const [, title = ''] = text.match(/^# \d+\. (.+)$/m) ?? [];
    const [, status = '', date = ''] = text.match(statusLine) ?? [];
    return [String(Number(file.slice(0, 4))), `[${title}](${file})`, status, date];
  });
  expectGenerated(
    'docs/decisions/README.md',
    [
      '# Decisions',
      'Decisions that bind everyone who works on Home Move. A superseded or withdrawn decision keeps its page and its number.\n`npm run docs:update` writes this table.',
      markdownTable(['No.', 'Decision', 'Status', 'Date'], rows),
    ]
      .join('\n\n')
      .concat('\n'),
  );
});
