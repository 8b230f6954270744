import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expectGenerated, markdownTable } from './generated-file.js';
import { hasTitleBeginning } from './promise-table';

const statuses = ['met', 'partly', 'not met', 'not applicable'] as const;

interface Line {
  readonly level: 1 | 2;
  readonly status: (typeof statuses)[number];
  /** In our words. */
  readonly requirement: string;
  readonly reason?: string;
  /** `file`, or `file: beginning of a test's title`. */
  readonly shown?: readonly string[];
}

/** Each chapter of ASVS 5.0.0 with the number of its requirements at level 1 and at level 2. */
const chapters: Readonly<Record<string, readonly [title: string, level1: number, level2: number]>> = {
  V1: ['Encoding and sanitization', 8, 19],
  V2: ['Validation and business logic', 4, 7],
  V3: ['Web frontend security', 8, 11],
  V4: ['API and web service', 2, 8],
  V5: ['File handling', 4, 5],
  V6: ['Authentication', 13, 22],
  V7: ['Session management', 6, 12],
  V8: ['Authorization', 4, 3],
  V9: ['Self-contained tokens', 4, 3],
  V10: ['OAuth and OIDC', 5, 24],
  V11: ['Cryptography', 3, 11],
  V12: ['Secure communication', 3, 6],
  V13: ['Configuration', 1, 12],
  V14: ['Data protection', 2, 7],
  V15: ['Secure coding and architecture', 3, 10],
  V16: ['Security logging and error handling', 0, 16],
  V17: ['WebRTC', 0, 7],
};

const root = join(__dirname, '..');
const lines = Object.entries(
  parse(readFileSync(join(root, 'docs/asvs.yaml'), 'utf8')) as Readonly<Record<string, Line>>,
);
const inChapter = (chapter: string) => lines.filter(([id]) => id.startsWith(`${chapter}.`));

/** The file, and the title of its test if one is named. */
function evidenceOf(shown: string): readonly [file: string, title: string | undefined] {
  const [file = '', title] = shown.split(/: (.*)/s);
  return [file, title];
}

/** Why evidence shows nothing; null if it exists. */
function faultOf(shown: string): string | null {
  const [file, title] = evidenceOf(shown);
  if (!existsSync(join(root, file))) return `${file}: no such file`;
  if (title === undefined) return null;
  return hasTitleBeginning(readFileSync(join(root, file), 'utf8'), title) ? null : `${shown}: no such test`;
}

const linkTo = (shown: string) => {
  const [file, title] = evidenceOf(shown);
  const link = `[${file.split('/').at(-1)}](../${file})`;
  return title === undefined ? link : `"${title}" (${link})`;
};
const rowOf = ([id, { level, status, requirement, reason = '', shown = [] }]: (typeof lines)[number]) =>
  [id, String(level), requirement, status, [reason, shown.map(linkTo).join(', ')].filter(Boolean).join(' ')].map(
    (cell) => cell.replaceAll('|', '\\|'),
  );

describe('docs/asvs.yaml', () => {
  it.each(Object.entries(chapters))('has every requirement of %s at levels 1 and 2', (chapter, [, ...counts]) => {
    const levels = inChapter(chapter).map(([, { level }]) => level);
    expect([1, 2].map((level) => levels.filter((given) => given === level).length)).toEqual(counts);
  });

  it('has a reason for each requirement that is not met or not applicable, and evidence for each other', () => {
    const without = lines.filter(([, { status, reason, shown = [] }]) =>
      status === 'met' || status === 'partly' ? shown.length === 0 : reason === undefined,
    );
    expect(without.map(([id]) => id)).toEqual([]);
    expect(lines.filter(([, { status }]) => !statuses.includes(status))).toEqual([]);
    expect(lines.filter(([, { status, reason }]) => status === 'partly' && reason === undefined)).toEqual([]);
  });

  it('names tests and files that exist', () => {
    expect(lines.flatMap(([, { shown = [] }]) => shown.map(faultOf)).filter((fault) => fault !== null)).toEqual([]);
  });

  it('recognises evidence that is missing', () => {
    expect(faultOf('docs/nowhere.spec.ts')).toBe('docs/nowhere.spec.ts: no such file');
    expect(faultOf('docs/links.spec.ts: no title')).toBe('docs/links.spec.ts: no title: no such test');
  });
});

it('docs/asvs.md shows the requirements: after a change run `npm run docs:update`', () => {
  const counts = statuses.map((status) => String(lines.filter(([, line]) => line.status === status).length));
  const sections = Object.entries(chapters).flatMap(([chapter, [title]]) => [
    `## ${chapter}: ${title}`,
    markdownTable(['Id', 'Level', 'Requirement', 'Status', 'Shown by'], inChapter(chapter).map(rowOf)),
  ]);
  expectGenerated(
    'docs/asvs.md',
    [
      '# OWASP ASVS 5.0.0, levels 1 and 2',
      [
        'Written by `npm run docs:update` from [`asvs.yaml`](asvs.yaml). A test fails if a requirement is missing, or if a test or file that',
        'is named here no longer exists. This is our own assessment of the code; no one else has verified it. Requirements are shortened: the',
        '[standard](https://github.com/OWASP/ASVS/tree/v5.0.0) has the full texts (OWASP Foundation, CC BY-SA 4.0).',
      ].join('\n'),
      markdownTable([...statuses], [counts]),
      ...sections,
    ]
      .join('\n\n')
      .concat('\n'),
  );
});
