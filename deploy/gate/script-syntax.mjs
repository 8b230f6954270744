import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { UserError } from '../user-error.mjs';

/** Parses every script of a build without running it. Throws a UserError that names the file, line and error of each broken one. */
export async function checkSyntax({ record, folder }) {
  const names = Object.keys(record.files).filter((name) => name.endsWith('.js'));
  const errors = [];
  for (const name of names) {
    const error = syntaxError(await readFile(join(folder, name), 'utf8'), name);
    if (error) errors.push(error);
  }
  if (errors.length === 0) return;
  throw new UserError(
    ['The build has scripts that no browser can run:', ...errors.map((text) => `  ${text}`)].join('\n'),
  );
}

function syntaxError(code, name) {
  try {
    void new Script(code, { filename: name });
    return undefined;
  } catch (error) {
    // The stack begins with file and line.
    const [place] = error.stack.split('\n');
    return `${place}: ${error.message}`;
  }
}
