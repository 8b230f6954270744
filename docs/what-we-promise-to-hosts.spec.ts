import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf, rowsBelow, type Row } from './promise-table';

const page = readFileSync(join(__dirname, 'what-we-promise-to-hosts.md'), 'utf8');

describe('docs/what-we-promise-to-hosts.md', () => {
  const promises = rowsBelow(page, 'The promises');
  const hosts = rowsBelow(page, 'Kinds of host pages');
  const stateOf = ({ cells }: Row) => cells[3] ?? '';

  it('lists 36 promises in order', () => {
    expect(promises.map(({ cells: [number] }) => number)).toEqual(
      Array.from({ length: 36 }, (_, index) => String(index + 1)),
    );
  });

  it('names a test for each promise that is kept, wholly or partly, and none for any other', () => {
    const unproven = promises.filter((row) => (stateOf(row) === 'no') !== (row.tests.length === 0));
    expect(unproven.map(({ cells }) => cells)).toEqual([]);
  });

  it('counts the promises that are kept', () => {
    const count = (state: string) => promises.filter((row) => stateOf(row) === state).length;
    expect(page).toContain(`Kept: ${count('yes')} yes, ${count('partly')} partly, ${count('no')} no.`);
    expect(count('yes') + count('partly') + count('no')).toBe(36);
  });

  it('names a story for each of 34 kinds of host pages', () => {
    expect(hosts).toHaveLength(34);
    expect(hosts.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  it('names only tests that exist', () => {
    expect(faultsOf([...promises, ...hosts])).toEqual([]);
  });
});
