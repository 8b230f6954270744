import * as z from 'zod';
import { type Job } from '../modules/platform/jobs/job.repository.js';
import { JobOverview, jobStates } from '../modules/platform/jobs/job-overview.js';
import { JobsService } from '../modules/platform/jobs/jobs.service.js';
import { command } from './command.js';
import { UserError } from './user-error.js';

const maxListed = 100;

const kind = z.string().regex(/^[a-z-]{1,40}$/, 'a kind as `job list` prints it');
const kindOption = { value: 'receipt', help: 'only jobs of this kind' };

const listJobs = command({
  name: 'job list',
  summary: 'List jobs: id, kind, when they are due, attempts, and the class of the latest failure.',
  changes: false,
  example: '--state given-up',
  options: {
    state: { value: 'given-up', help: `${jobStates.join(', ')}; by default given-up` },
    kind: kindOption,
  },
  input: z.object({
    state: z.enum(jobStates, `one of ${jobStates.join(', ')}`).default('given-up'),
    kind: kind.optional(),
  }),
  run: async (app, { state, kind: wanted }) => {
    const { jobs, total } = await app.get(JobOverview, { strict: false }).list(state, { kind: wanted }, maxListed);
    if (total === 0) return { lines: [`No job is ${state}.`], on: '' };
    const more = total > jobs.length ? [`and ${total - jobs.length} more`] : [];
    return { lines: [...jobs.map(lineOf), ...more], on: '' };
  },
});

const retryJobs = command({
  name: 'job retry',
  summary: 'Attempt jobs that failed or were given up again at once. Each one checks first whether it is still needed.',
  changes: true,
  example: '--kind receipt',
  options: {
    id: { value: '6b00adac151428c518637f55', help: 'one job, as listed' },
    kind: { ...kindOption, help: 'every job of this kind' },
  },
  input: z
    .object({
      id: z
        .string()
        .regex(/^[0-9a-f]{24}$/, 'the id of the list, 24 hexadecimal digits')
        .optional(),
      kind: kind.optional(),
    })
    .refine(({ id, kind: named }) => (id === undefined) !== (named === undefined), 'give either --id or --kind'),
  run: async (app, selection, { isDryRun }) => {
    const on = selection.id ?? selection.kind ?? '';
    const kinds = app.get(JobsService, { strict: false }).kinds();
    if (selection.kind !== undefined && !kinds.includes(selection.kind))
      throw new UserError(`--kind: there are only ${kinds.toSorted().join(', ')}`);
    const count = await app.get(JobOverview, { strict: false }).retry(selection, isDryRun);
    if (count === 0) throw new UserError(`no job of ${on} has failed or was given up`);
    const jobs = count === 1 ? '1 job' : `${count} jobs`;
    return { lines: [isDryRun ? `${jobs} would be attempted again.` : `${jobs} due at once.`], on };
  },
});

export const jobCommands = [listJobs, retryJobs];

/** Neither key nor data: keys of some kinds name references of partners. */
function lineOf({ id, kind: named, runAt, attempts, failure = 'no failure' }: Job): string {
  return [id, named, `due ${runAt.toISOString()}`, `${attempts} attempts`, failure].join('  ');
}
