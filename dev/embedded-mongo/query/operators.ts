import { type Doc, isDoc, type Value } from '../bson/value.js';
import { CommandError } from '../command.error.js';
import { equalTo, inRange, isRangeOperator, oneOf } from './comparison.js';
import { compileCondition, compileFilter, isOperators } from './filter.js';

/** What a condition looks at: the values at its path, and the same with the elements of arrays. */
export type FieldValues = {
  readonly whole: readonly (Value | undefined)[];
  readonly each: readonly (Value | undefined)[];
};

export type ValueTest = (values: FieldValues) => boolean;

export function operatorTest(name: string, operand: Value): ValueTest {
  if (isRangeOperator(name)) return inRange(name, operand);
  switch (name) {
    case '$eq':
      return equalTo(operand);
    case '$ne':
      return not(equalTo(operand));
    case '$in':
      return oneOf(operandList(name, operand));
    case '$nin':
      return not(oneOf(operandList(name, operand)));
    case '$exists':
      return exists(operand);
    case '$not':
      return not(negated(operand));
    case '$elemMatch':
      return elementMatch(operand);
    default:
      throw new CommandError(2, `unknown operator: ${name}`);
  }
}

function not(test: ValueTest): ValueTest {
  return (values) => !test(values);
}

export function operandList(name: string, operand: Value): Value[] {
  if (!Array.isArray(operand)) throw new CommandError(2, `${name} needs an array`);
  if (operand.some(isOperators)) throw new CommandError(2, `cannot nest $ under ${name}`);
  return operand;
}

function exists(operand: Value): ValueTest {
  if (typeof operand !== 'boolean' && typeof operand !== 'number') throw new CommandError(2, '$exists needs true or false');
  return ({ whole }) => whole.some((value) => value !== undefined) === Boolean(operand);
}

function negated(operand: Value): ValueTest {
  if (!isOperators(operand)) throw new CommandError(2, '$not needs a document of operators');
  return compileCondition(operand);
}

function elementMatch(operand: Value): ValueTest {
  if (!isDoc(operand)) throw new CommandError(2, '$elemMatch needs an Object');
  const test = isOperators(operand) && !isLogical(operand) ? elementTest(operand) : documentTest(operand);
  return ({ whole }) => whole.some((value) => Array.isArray(value) && value.some(test));
}

function isLogical(condition: Doc): boolean {
  return ['$and', '$or', '$nor'].includes(Object.keys(condition)[0] ?? '');
}

function elementTest(condition: Doc): (element: Value) => boolean {
  const test = compileCondition(condition);
  return (element) => test({ whole: [element], each: [element] });
}

function documentTest(filter: Doc): (element: Value) => boolean {
  const matches = compileFilter(filter);
  return (element) => isDoc(element) && matches(element);
}
