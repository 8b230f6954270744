import { type Doc, isDoc, type Value } from '../bson/value.js';
import { display } from '../bson/display.js';
import { CommandError, notSupported } from '../errors/command.error.js';
import { compileFilter } from '../query/filter.js';
import { sortDocs } from '../query/sort.js';
import { FIRST_BATCH } from '../storage/cursors.js';
import { type Command, cursorReply } from './command.js';

/** Runs what `countDocuments` sends and the stages it consists of. */
export const aggregate: Command = {
  options: ['pipeline', 'cursor'],
  inTransaction: true,
  snapshot: 'reads',
  run(body, operation, { cursors }) {
    const ns = body.namespace();
    const { batchSize = FIRST_BATCH, ...others } = body.doc('cursor');
    if (typeof batchSize !== 'number' || Object.keys(others).length > 0)
      throw new CommandError(14, 'cursor may hold a batchSize only');
    const stages = body.docs('pipeline').map(readStage);
    // A leading $match looks its documents up by index.
    const found = operation.find(ns, stages[0]?.name === '$match' ? docOf(stages[0]) : {});
    const docs = stages.reduce((current, stage) => runnerOf(stage)(current, stage), found);
    return cursorReply(ns, 'firstBatch', cursors.start(ns, docs, batchSize, operation.session));
  },
};

type Stage = { readonly name: string; readonly argument: Value };

function readStage(stage: Doc): Stage {
  const [first, ...others] = Object.entries(stage);
  if (first === undefined || others.length > 0) {
    throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
  }
  return { name: first[0], argument: first[1] };
}

type StageRunner = (docs: Doc[], stage: Stage) => Doc[];

/** Every aggregation stage by its name. */
export const STAGES: ReadonlyMap<string, StageRunner> = new Map<string, StageRunner>([
  ['$match', (docs, stage) => docs.filter(compileFilter(docOf(stage)))],
  ['$sort', (docs, stage) => sortDocs(docs, (doc) => doc, docOf(stage))],
  ['$skip', (docs, stage) => docs.slice(countOf(stage, 0))],
  ['$limit', (docs, stage) => docs.slice(0, countOf(stage, 1))],
  ['$group', (docs, stage) => countAll(docs, docOf(stage))],
]);

function runnerOf({ name }: Stage): StageRunner {
  const runner = STAGES.get(name);
  if (runner === undefined) throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
  return runner;
}

function docOf({ name, argument }: Stage): Doc {
  if (!isDoc(argument)) throw new CommandError(15959, `the ${name} stage needs an object`);
  return argument;
}

function countOf({ name, argument }: Stage, minimum: number): number {
  if (typeof argument !== 'number' || !Number.isInteger(argument) || argument < minimum) {
    throw new CommandError(15958, `the argument of ${name} must be a whole number of at least ${minimum}`);
  }
  return argument;
}

// Only { _id: <constant>, <name>: { $sum: 1 } }. Without documents there is no group.
function countAll(docs: Doc[], spec: Doc): Doc[] {
  const { _id: id, ...fields } = spec;
  const [counted, ...others] = Object.entries(fields);
  const isCount =
    counted !== undefined && isDoc(counted[1]) && Object.keys(counted[1]).length === 1 && counted[1].$sum === 1;
  if (!(id === null || typeof id === 'number') || !isCount || others.length > 0)
    throw notSupported(`$group: ${display(spec)}`);
  return docs.length === 0 ? [] : [{ _id: id, [counted[0]]: docs.length }];
}
