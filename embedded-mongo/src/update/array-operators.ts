import { type Doc, field, isDoc, typeName, type Value } from '../bson/value.js';
import { display } from '../bson/display.js';
import { CommandError } from '../errors/command.error.js';
import { isEqual } from '../query/compare.js';
import { isLogical, isOperators } from '../query/condition.js';
import { compileCondition, compileFilter } from '../query/filter.js';
import type { Edit } from './edit.js';

export function push(path: string, argument: Value): (doc: Doc) => Edit {
  const values = pushedValues('$push', argument);
  return (doc) => (current) => {
    if (current === undefined) return values;
    if (Array.isArray(current)) return values.length === 0 ? current : [...current, ...values];
    throw new CommandError(
      2,
      `The field '${path}' must be an array but is of type ${typeName(current)} in document {_id: ${display(field(doc, '_id'))}}`,
    );
  };
}

export function addToSet(path: string, argument: Value): (doc: Doc) => Edit {
  const values = pushedValues('$addToSet', argument);
  return () => (current) => {
    if (current !== undefined && !Array.isArray(current)) {
      throw new CommandError(
        2,
        `Cannot apply $addToSet to non-array field. Field named '${path}' has non-array type ${typeName(current)}`,
      );
    }
    const known = current ?? [];
    const added = values.reduce<Value[]>(
      (set, value) => (set.some((member) => isEqual(member, value)) ? set : [...set, value]),
      known,
    );
    return added === known && current !== undefined ? current : added;
  };
}

/** The modifiers of `$push` and `$addToSet`. */
export const PUSH_MODIFIERS: readonly string[] = ['$each'];

// One value, or several with $each.
function pushedValues(name: string, argument: Value): Value[] {
  if (!isOperators(argument)) return [argument];
  const unknown = Object.keys(argument).find((key) => !PUSH_MODIFIERS.includes(key));
  if (unknown !== undefined) throw new CommandError(2, `Unrecognized clause in ${name}: ${unknown}`);
  if (!Array.isArray(argument.$each)) {
    throw new CommandError(
      2,
      `The argument to $each in ${name} must be an array but it was of type ${typeName(argument.$each)}`,
    );
  }
  return argument.$each;
}

export function pull(path: string, argument: Value): (doc: Doc) => Edit {
  return removeElements('$pull', path, pulled(argument));
}

export function pullAll(path: string, argument: Value): (doc: Doc) => Edit {
  if (!Array.isArray(argument))
    throw new CommandError(2, `$pullAll requires an array argument but was given a ${typeName(argument)}`);
  return removeElements('$pullAll', path, (element) => argument.some((value) => isEqual(element, value)));
}

// A plain document is a filter on the elements, operators are a condition on each, anything else is a value to remove.
function pulled(argument: Value): (element: Value) => boolean {
  if (!isDoc(argument)) return (element) => isEqual(element, argument);
  if (!isOperators(argument) || isLogical(argument)) {
    const matches = compileFilter(argument);
    return (element) => isDoc(element) && matches(element);
  }
  const test = compileCondition(argument);
  return (element) => test({ whole: [element], each: Array.isArray(element) ? [...element, element] : [element] });
}

function removeElements(name: string, path: string, isRemoved: (element: Value) => boolean): (doc: Doc) => Edit {
  return () => (current) => {
    if (current === undefined) return undefined;
    if (!Array.isArray(current)) {
      throw new CommandError(2, `Cannot apply ${name} to a non-array value at '${path}'`);
    }
    const kept = current.filter((element) => !isRemoved(element));
    return kept.length === current.length ? current : kept;
  };
}
