import { type Doc, field, isDoc, typeName, type Value } from '../bson/value.js';
import { display } from '../bson/display.js';
import { CommandError } from '../errors/command.error.js';
import { compareValues } from '../query/compare.js';
import { addToSet, pull, pullAll, push } from './array-operators.js';
import type { Edit } from './edit.js';

/** Turns an operator's argument for one field into the edit of that field; the document is only for error messages. */
type Operator = (path: string, argument: Value) => (doc: Doc) => Edit;

/** Every update operator by its name. */
export const UPDATE_OPERATORS: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['$set', (_path, value) => () => () => value],
  ['$setOnInsert', (_path, value) => () => () => value],
  ['$unset', () => () => () => undefined],
  ['$inc', increment],
  [
    '$min',
    (_path, value) => () => (current) => (current === undefined || compareValues(value, current) < 0 ? value : current),
  ],
  [
    '$max',
    (_path, value) => () => (current) => (current === undefined || compareValues(value, current) > 0 ? value : current),
  ],
  ['$push', push],
  ['$addToSet', addToSet],
  ['$pull', pull],
  ['$pullAll', pullAll],
]);

function increment(path: string, amount: Value): (doc: Doc) => Edit {
  if (typeof amount !== 'number') {
    throw new CommandError(14, `Cannot increment with non-numeric argument: {${path}: ${display(amount)}}`);
  }
  return (doc) => (current) => {
    if (current === undefined) return amount;
    if (typeof current !== 'number') {
      throw new CommandError(
        14,
        `Cannot apply $inc to a value of non-numeric type. {_id: ${display(field(doc, '_id'))}} has the field '${path}' of non-numeric type ${typeName(current)}`,
      );
    }
    const sum = current + amount;
    // Beyond 2^53 a real server counts exactly and this one would not.
    if (Number.isInteger(current) && Number.isInteger(amount) && !Number.isSafeInteger(sum)) {
      throw new CommandError(
        2,
        `Failed to apply $inc operations to current value (${current}): the result is beyond 2^53`,
      );
    }
    return sum;
  };
}

/** The fields of an operator: `{ $set: { a: 1 } }` has one. */
export function operatorFields(name: string, fields: Value): [string, Value][] {
  if (!isDoc(fields)) {
    throw new CommandError(
      9,
      `Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}} not {${name}: ${display(fields)}}`,
    );
  }
  return Object.entries(fields);
}
