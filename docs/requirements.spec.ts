import { createHash } from 'node:crypto';
import { idsIn, provenBy, readRequirements, readSpecification, titlesIn, titlesOfTests } from './requirements.mjs';

interface Requirement {
  id: string;
  where: string;
  must: string;
  kind: string;
  planned?: true;
}

describe('the requirements', () => {
  const requirements = readRequirements() as Requirement[];

  it('contain all 679 of the specification, with ids and texts as imported', () => {
    const specification = readSpecification() as Requirement[];
    const text = specification.map(({ id, where, must, kind }) => [id, where, must, kind].join('\n')).join('\n');
    expect(specification).toHaveLength(679);
    expect(createHash('sha256').update(text).digest('hex')).toBe(
      '3ba9d06c3ababe485745b71414b3656e41c4bba65dc24401730e67f871dc9002',
    );
  });

  it('have different ids', () => {
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  });

  it('include every id that a test names, and none of these is only planned', () => {
    const known = new Set(requirements.filter(({ planned }) => !planned).map(({ id }) => id));
    expect(titlesOfTests().filter(({ title }) => idsIn(title).some((id) => !known.has(id)))).toEqual([]);
  });

  it('are named one by one, at most three in a title', () => {
    const range = /\[[A-Z]+-\d\d to /;
    const overloaded = titlesOfTests().filter(({ title }) => idsIn(title).length > 3 || range.test(title));
    expect(overloaded).toEqual([]);
  });
});

describe('the report', () => {
  it('counts an id only when its test ran and passed', () => {
    const results = [
      { file: 'a.spec.ts', title: 'locks [VAL-01]', passed: true },
      { file: 'b.spec.ts', title: 'unlocks [VAL-01, VAL-02]', passed: false },
    ];
    expect([...provenBy(results)]).toEqual([['VAL-01', ['a.spec.ts: locks [VAL-01]']]]);
  });
});

describe('the search for ids', () => {
  it('reads one and several, but no range', () => {
    expect(idsIn('locks at the third mismatch [VAL-04]')).toEqual(['VAL-04']);
    expect(idsIn('shows it [UI-01, API-14] [UI-02]')).toEqual(['UI-01', 'API-14', 'UI-02']);
    expect(idsIn('is whole [SESS-09 to SESS-11]')).toEqual([]);
  });

  it('reads titles of describe, it, test and tables', () => {
    const source =
      "describe('a [UI-01]', () => { it('b', f); test.each([[1]])('c [UI-02]', f); it.each([\n  [2],\n])('d', f) });";
    expect(titlesIn(source)).toEqual(expect.arrayContaining(['a [UI-01]', 'b', 'c [UI-02]', 'd']));
  });
});
