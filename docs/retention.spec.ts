import { join } from 'node:path';
import { expectGenerated, markdownTable } from './generated-file.js';
import { faultOf } from './promise-table.js';

interface Period {
  readonly kept: string;
  readonly isErased?: true;
  readonly ttl?: { readonly field: string };
  readonly test: string;
}

const root = join(__dirname, '..');

async function periods(): Promise<readonly (readonly [collection: string, period: Period])[]> {
  const file = join(root, 'api/test/platform/data-privacy/retention-periods.ts');
  const { retentionPeriods } = (await import(file)) as { retentionPeriods: Readonly<Record<string, Period>> };
  return Object.entries(retentionPeriods);
}

/** The file and the title of a test, `file: title`. */
function namedTest({ test }: Period): { readonly file: string; readonly title: string } {
  const [file = '', title = ''] = test.split(/: (.*)/s);
  return { file, title };
}

function endOf({ isErased, ttl }: Period): string {
  const ends = [...(ttl ? [`index on \`${ttl.field}\``] : []), ...(isErased ? ['erasure'] : [])];
  return ends.join(', ') || '–';
}

describe('docs/retention.md', () => {
  it('names tests that exist', async () => {
    const faults = (await periods()).map(([, period]) => faultOf(namedTest(period)));
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });

  it('shows the period of each collection: after a change run `npm run docs:update`', async () => {
    const rows = (await periods()).map(([collection, period]) => {
      const { file, title } = namedTest(period);
      return [`\`${collection}\``, period.kept, endOf(period), `"${title}" ([spec](../${file}))`];
    });
    expectGenerated(
      'docs/retention.md',
      [
        '# How long data are kept',
        'Written by `npm run docs:update` from `api/test/platform/data-privacy/retention-periods.ts`. A test fails for a collection without\na period, for an index or an erasure that differs from it, and for a document that would be kept longer.',
        '[Unfinished enrolments](security.md#unfinished-enrolments) and the [right to be forgotten](security.md#the-right-to-be-forgotten)\nerase what belongs to an enrolment. Previews and the codes in their links are signed, not stored.',
        markdownTable(['Collection', 'Kept', 'Ends by', 'Test'], rows),
      ]
        .join('\n\n')
        .concat('\n'),
    );
  });
});
