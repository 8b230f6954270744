import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf, rowsBelow, type Row } from './promise-table';

const page = readFileSync(join(__dirname, 'what-we-promise-to-teams.md'), 'utf8');

describe('docs/what-we-promise-to-teams.md', () => {
  const promises = rowsBelow(page, 'The promises');
  const stateOf = ({ cells }: Row) => cells[3] ?? '';

  it('lists 37 promises in order', () => {
    expect(promises.map(({ cells: [number] }) => number)).toEqual(
      Array.from({ length: 37 }, (_, index) => String(index + 1)),
    );
  });

  it('names a test for each promise that is kept, wholly or partly', () => {
    const unproven = promises.filter((row) => stateOf(row) !== 'no' && row.tests.length === 0);
    expect(unproven.map(({ cells }) => cells)).toEqual([]);
  });

  it('counts the promises that are kept', () => {
    const count = (state: string) => promises.filter((row) => stateOf(row) === state).length;
    expect(page).toContain(`Kept: ${count('yes')} yes, ${count('partly')} partly, ${count('no')} no.`);
    expect(count('yes') + count('partly') + count('no')).toBe(37);
  });

  it('names only tests that exist', () => {
    expect(faultsOf(promises)).toEqual([]);
  });
});
