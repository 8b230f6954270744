import { runToEnd } from './command.mjs';
import { freePortBase } from './ports.mjs';
import { check, notRun } from './tally.mjs';

/** The programs of a rehearsal that npm does not install, and the option that prints their version. */
const programs = { nginx: '-v', openssl: 'version' };

/** A sentence that names the first missing program and the package to install; undefined if none is missing. */
export async function missingProgram(run = runToEnd) {
  for (const [program, version] of Object.entries(programs)) {
    const isMissing = await run(program, [version], { output: 'keep' }).then(
      ({ code }) => code !== 0,
      () => true,
    );
    if (isMissing) return `${program} is missing: apt-get install -y ${program}`;
  }
  return undefined;
}

/** `npm run rehearse -- --smoke` on free ports, with its data in a folder of the test run. Not run if a program is missing. */
export async function checkRehearsal({ folder, env, run = runToEnd }) {
  const missing = await missingProgram(run);
  if (missing) return notRun(missing);
  const options = { env: { ...env, PORT_BASE: String(await freePortBase()), HM_DATA_DIR: folder } };
  const { code } = await run(process.execPath, ['dev/rehearse/rehearse.mjs', '--smoke'], options);
  return check(code);
}
