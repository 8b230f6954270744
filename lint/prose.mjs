// Checks the wording of Markdown files, and of a commit message: `node lint/prose.mjs [--message file]`. `--rates` prints how often
// each construction occurs in 10,000 words of comments, test titles and Markdown.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { constructions, findPhrases } from './phrases.mjs';

const root = resolve(import.meta.dirname, '..');

const trackedFiles = (...patterns) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** Blanks out code, links and quotations, which keep the wording of their source; line numbers stay. */
export const proseOf = (markdown) =>
  markdown.replace(/^```[^]*?^```|`[^`]*`|\]\([^)]*\)|"[^"\n]*"|^> .*$/gm, (text) => text.replace(/[^\n]/g, ' '));

/** The phrases of a Markdown text that have a better wording, each as one line of output. */
export function problemsOf(name, markdown) {
  const prose = proseOf(markdown);
  return findPhrases(prose).map(({ found, instead, index }) => {
    const line = prose.slice(0, index).split('\n').length;
    return `${name}:${line} "${found.replace(/\s+/g, ' ')}": write ${instead}`;
  });
}

const commentLine = /^\s*(?:\/\/|\/?\*+)(.*)$/gm;
const testTitle = /\b(?:it|test|describe)(?:\.\w+)*\(\s*(['"`])(.*?)\1/gs;

/** Comments and test titles of a source file, as text. An estimate: lint itself reads the syntax tree. */
const proseInCode = (source) =>
  [
    ...[...source.matchAll(commentLine)].map(([, text]) => text),
    ...[...source.matchAll(testTitle)].map((match) => match[2]),
  ].join('\n');

function printRates() {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const texts = {
    'comments and titles': trackedFiles('*.ts', '*.tsx', '*.mjs').map((file) => proseInCode(read(file))),
    Markdown: trackedFiles('*.md').map((file) => proseOf(read(file))),
  };
  for (const [kind, files] of Object.entries(texts)) {
    const text = files.join('\n');
    const wordCount = text.match(/[a-z']+/gi).length;
    console.log(`${kind}: ${wordCount} words`);
    for (const { name, pattern } of constructions) {
      const count = [...text.matchAll(pattern)].length;
      console.log(
        `  ${name.padEnd(12)} ${String(count).padStart(4)}  ${((10_000 * count) / wordCount).toFixed(1)} per 10,000`,
      );
    }
  }
}

/** The lines of a commit message that git keeps. */
const messageIn = (file) => readFileSync(file, 'utf8').replace(/^#.*$/gm, '');

function main() {
  const { values } = parseArgs({ options: { message: { type: 'string' }, rates: { type: 'boolean' } } });
  if (values.rates) return printRates();
  const problems = values.message
    ? problemsOf('message', messageIn(values.message))
    : trackedFiles('*.md').flatMap((file) => problemsOf(file, readFileSync(join(root, file), 'utf8')));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) main();
